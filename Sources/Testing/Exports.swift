// One import of this module is enough: these are the modules whose types its interface uses.
@_exported public import NavbridgeDriver
