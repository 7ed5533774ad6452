#pragma once
#include <stddef.h>

/// A text file that is a part of the program.
struct embedded_file {
  /// The path below the folder of its table, for example "Host/timers.js".
  const char *path;
  /// The file's text in UTF-8, with a NUL at its end.
  const unsigned char *text;
};

/// Files in the order of their paths.
struct embedded_files {
  const struct embedded_file *files;
  size_t count;
};

/// The files of Sources/ScriptSide/Engine/Resources.
struct embedded_files script_files(void);
/// The files of Sources/Pages/Resources.
struct embedded_files page_files(void);
/// The files of Sources/Inspector/Resources.
struct embedded_files inspector_files(void);
/// The files of Sources/Setup/Resources, and after them those of types/, whose paths begin with "types/".
struct embedded_files setup_files(void);
/// The pages of docs/.
struct embedded_files docs_files(void);
