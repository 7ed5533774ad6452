#include <JavaScriptCore/JavaScript.h>
#include <glib.h>
#include <stdbool.h>

/* Exported by the library, declared in its private headers alone. */
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void *data);
void JSContextGroupSetExecutionTimeLimit(JSContextGroupRef group, double seconds, JSShouldTerminateCallback callback,
                                         void *data);
void JSGlobalContextSetUnhandledRejectionCallback(JSGlobalContextRef context, JSObjectRef function,
                                                  JSValueRef *exception);
void JSSynchronousGarbageCollectForDebugging(JSContextRef context);
/* A text that many contexts of a group evaluate. JSEvaluateScript copies and hashes its text each time. */
typedef struct OpaqueJSScript *JSScriptRef;
JSScriptRef JSScriptCreateFromString(JSContextGroupRef group, JSStringRef url, int first_line, JSStringRef source,
                                     JSStringRef *error, int *error_line);
JSValueRef JSScriptEvaluate(JSContextRef context, JSScriptRef script, JSValueRef this_value, JSValueRef *exception);
void JSScriptRelease(JSScriptRef script);
/* Declared in <jsc/jsc.h>, the rest of which is not used. */
int jsc_options_set_boolean(const char *option, int value);
unsigned jsc_get_major_version(void);
unsigned jsc_get_minor_version(void);
unsigned jsc_get_micro_version(void);
