/* Messages for the player, in a box or on the console. Their texts are settings: "text.NAME", and "text.ja.NAME" in
 * Japanese. */
#include "launcher.h"

/* A message box does not scroll: more would be off the screen. */
#define MAX_DETAIL_LINES 12
#define MAX_DETAIL_LENGTH 1500

/* A box is as wide as its longest word, such as a path. */
#define MAX_WORD_LENGTH 80

static BOOL is_japanese(void) {
    return PRIMARYLANGID(GetUserDefaultUILanguage()) == LANG_JAPANESE;
}

/* Replaces the letters \n, which are two in the settings, by line breaks. */
static WCHAR *with_line_breaks(WCHAR *text) {
    for (WCHAR *at = text; *at; at++) {
        if (at[0] == L'\\' && at[1] == L'n') {
            at[0] = L'\r';
            at[1] = L'\n';
        }
    }
    return text;
}

WCHAR *phrase(const char *name) {
    char *key = append(append(allocate(1), "text."), name);
    char *japanese = append(append(allocate(1), "text.ja."), name);
    WCHAR *text = is_japanese() ? setting_text(japanese) : NULL;
    if (text == NULL) text = setting_text(key);
    return with_line_breaks(text == NULL ? to_wide(name) : text);
}

static const WCHAR *shortened(const WCHAR *details) {
    int lines = 0;
    for (int length = 0; details[length]; length++) {
        if (details[length] == L'\n') lines++;
        if (lines < MAX_DETAIL_LINES && length < MAX_DETAIL_LENGTH) continue;
        WCHAR *beginning = join(details, L"");
        beginning[length] = 0;
        return join(beginning, L"\r\n...");
    }
    return details;
}

static WCHAR *with_short_words(const WCHAR *text) {
    int length = lstrlenW(text);
    WCHAR *broken = allocate((length + length / MAX_WORD_LENGTH * 2 + 1) * sizeof(WCHAR));
    WCHAR *end = broken;
    int letters = 0;
    for (; *text; *end++ = *text++) {
        letters = *text <= L' ' ? 0 : letters + 1;
        if (letters <= MAX_WORD_LENGTH) continue;
        *end++ = L'\r';
        *end++ = L'\n';
        letters = 1;
    }
    return broken;
}

static void show_box(const WCHAR *text) {
    WCHAR *title = setting_text("title");
    MessageBoxW(
        NULL, with_short_words(text), title == NULL ? L"Java" : title, MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
}

static void write_all(HANDLE file, const char *text) {
    DWORD written;
    WriteFile(file, text, (DWORD)lstrlenA(text), &written, NULL);
}

static void print_line(const WCHAR *text) {
    HANDLE file = GetStdHandle(STD_ERROR_HANDLE);
    WCHAR *line = join(text, L"\r\n");
    DWORD written;
    if (!WriteConsoleW(file, line, (DWORD)lstrlenW(line), &written, NULL)) write_all(file, to_code_page(line));
}

/* Shows a message; in a box, waits until it is closed. Returns the exit code for a program that could not start. */
int show_error(const char *name, const WCHAR *details) {
    WCHAR *text = phrase(name);
    if (details != NULL && *details) text = join3(text, L"\r\n\r\n", shortened(details));
    if (setting("console") != NULL) print_line(text);
    else show_box(text);
    return 1;
}

/* Writes a log next to that of the game, which the game rotates. Returns its path; NULL if it cannot be written. */
static WCHAR *write_log(const WCHAR *text) {
    WCHAR *setting = setting_text("log");
    WCHAR *path = setting == NULL ? NULL : expand_variables(setting);
    char *converted = to_code_page(text);
    if (path == NULL || converted == NULL) return NULL;
    CreateDirectoryW(parent_folder(path), NULL);
    HANDLE file = CreateFileW(
        path, GENERIC_WRITE, FILE_SHARE_READ, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) return NULL;
    write_all(file, converted);
    write_all(file, "\r\n");
    CloseHandle(file);
    return path;
}

/* Shows what Java printed or threw, and writes all of it to a log. */
int show_failure(const char *name, const WCHAR *details) {
    WCHAR *log = write_log(join3(phrase(name), L"\r\n", details));
    return show_error(name, log == NULL ? details : join3(shortened(details), L"\r\n\r\nLog: ", log));
}

/* Shows a message whose details help only those who made the game: they are in the log. */
int show_logged_error(const char *name, const WCHAR *details) {
    WCHAR *log = write_log(join3(phrase(name), L"\r\n", details));
    return show_error(name, log == NULL ? NULL : join(L"Log: ", log));
}
