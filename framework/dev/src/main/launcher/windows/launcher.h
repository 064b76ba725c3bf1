/* The parts of the launcher. Strings are UTF-16 (WCHAR) unless they are settings or options of Java. Memory is never
 * freed: the launcher allocates a few kilobytes and becomes the game. */
#ifndef LAUNCHER_H
#define LAUNCHER_H

#define UNICODE
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

/* strings.c */
void *allocate(SIZE_T bytes);
WCHAR *join(const WCHAR *first, const WCHAR *second);
WCHAR *join3(const WCHAR *first, const WCHAR *second, const WCHAR *third);
WCHAR *join_path(const WCHAR *folder, const WCHAR *name);
WCHAR *parent_folder(const WCHAR *path);
WCHAR *to_wide(const char *utf8);
char *to_code_page(const WCHAR *text);
char *append(char *text, const char *more);
WCHAR *number_text(DWORD number);
int begins_with(const char *text, const char *beginning);
const WCHAR *find_text(const WCHAR *text, const WCHAR *part);
BOOL is_ascii(const WCHAR *text);
BOOL is_file(const WCHAR *path);
WCHAR *environment_variable(const WCHAR *name);
WCHAR *expand_variables(const WCHAR *text);

/* settings.c */
BOOL read_settings(void);
const char *resource(int id, DWORD *bytes);
const char *setting(const char *key);
const char *next_setting(const char *beginning, const char **position);
WCHAR *setting_text(const char *key);

/* message.c */
WCHAR *phrase(const char *name);
int show_error(const char *name, const WCHAR *details);
int show_failure(const char *name, const WCHAR *details);
int show_logged_error(const char *name, const WCHAR *details);

/* java_search.c: a Java installation, or the one in the pack. */
typedef struct {
    WCHAR *home;
    WCHAR *version; /* such as 17.0.5 */
    int feature;    /* such as 17 */
    HMODULE jvm; /* its loaded jvm.dll */
    BOOL is_packed;
} Java;
BOOL find_installed_java(Java *java);
BOOL load_packed_java(Java *java, WCHAR *home);
const WCHAR *rejected_java(void);

/* jvm.c */
typedef struct {
    WCHAR *exe;
    WCHAR *folder; /* of the pack */
    WCHAR *jar;
    BOOL is_relative; /* paths are relative to the current folder, which is that of the exe */
} Game;
int run_java(const Java *java, const Game *game);
void add_option(const WCHAR *option);

/* class_archive.c */
void add_archive_options(const Java *java);

/* splash.c */
void show_splash(const Java *java);

#endif
