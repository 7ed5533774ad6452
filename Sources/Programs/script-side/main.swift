import ArgumentParser
import ScriptSideProgram

ScriptSideCommand.main()
