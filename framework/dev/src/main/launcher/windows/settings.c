/* The settings that the packer writes into the exe: lines KEY=VALUE in UTF-8, as resource 1 of type RCDATA. */
#include "launcher.h"

/* The lines, each ended by a zero, and a further zero. */
static char *lines = "\0";

/* Returns the content of a resource of type RCDATA; NULL if it does not exist. */
const char *resource(int id, DWORD *bytes) {
    HRSRC found = FindResourceW(NULL, MAKEINTRESOURCEW(id), (LPCWSTR)RT_RCDATA);
    if (found == NULL) return NULL;
    *bytes = SizeofResource(NULL, found);
    return LockResource(LoadResource(NULL, found));
}

BOOL read_settings(void) {
    DWORD bytes;
    const char *text = resource(1, &bytes);
    if (text == NULL) return FALSE;
    lines = allocate(bytes + 2);
    for (DWORD i = 0; i < bytes; i++) lines[i] = text[i] == '\n' ? 0 : text[i];
    return TRUE;
}

/* Returns the rest of the next line with this beginning; NULL after the last one. The position is NULL at first. */
const char *next_setting(const char *beginning, const char **position) {
    const char *line = *position == NULL ? lines : *position + lstrlenA(*position) + 1;
    for (; *line; line += lstrlenA(line) + 1) {
        *position = line;
        if (begins_with(line, beginning)) return line + lstrlenA(beginning);
    }
    return NULL;
}

/* Returns the value of a key; NULL if it is missing or empty. */
const char *setting(const char *key) {
    const char *position = NULL;
    const char *rest;
    while ((rest = next_setting(key, &position)) != NULL) {
        if (*rest == '=') return rest[1] ? rest + 1 : NULL;
    }
    return NULL;
}

WCHAR *setting_text(const char *key) {
    const char *value = setting(key);
    return value == NULL ? NULL : to_wide(value);
}
