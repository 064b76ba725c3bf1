/* Strings and memory, without a C runtime. */
#include "launcher.h"

void *allocate(SIZE_T bytes) {
    void *memory = HeapAlloc(GetProcessHeap(), HEAP_ZERO_MEMORY, bytes);
    if (memory == NULL) ExitProcess(ERROR_NOT_ENOUGH_MEMORY);
    return memory;
}

WCHAR *join(const WCHAR *first, const WCHAR *second) {
    int length = lstrlenW(first);
    WCHAR *joined = allocate((length + lstrlenW(second) + 1) * sizeof(WCHAR));
    lstrcpyW(joined, first);
    lstrcpyW(joined + length, second);
    return joined;
}

WCHAR *join3(const WCHAR *first, const WCHAR *second, const WCHAR *third) {
    return join(join(first, second), third);
}

WCHAR *join_path(const WCHAR *folder, const WCHAR *name) {
    return join3(folder, L"\\", name);
}

/* Returns the path up to its last backslash; an empty string if it has none. */
WCHAR *parent_folder(const WCHAR *path) {
    WCHAR *folder = join(path, L"");
    int length = lstrlenW(folder);
    while (length > 0 && folder[length] != L'\\') length--;
    folder[length] = 0;
    return folder;
}

WCHAR *to_wide(const char *utf8) {
    int length = MultiByteToWideChar(CP_UTF8, 0, utf8, -1, NULL, 0);
    WCHAR *wide = allocate((length + 1) * sizeof(WCHAR));
    MultiByteToWideChar(CP_UTF8, 0, utf8, -1, wide, length);
    return wide;
}

/* Converts to the code page of this process, which the manifest sets to UTF-8, but not before Windows 10 1903.
 * Returns NULL if a character is not in it. */
char *to_code_page(const WCHAR *text) {
    BOOL is_utf8 = GetACP() == CP_UTF8;
    DWORD flags = is_utf8 ? WC_ERR_INVALID_CHARS : WC_NO_BEST_FIT_CHARS;
    BOOL is_lost = FALSE;
    int length = WideCharToMultiByte(CP_ACP, flags, text, -1, NULL, 0, NULL, is_utf8 ? NULL : &is_lost);
    if (length == 0 || is_lost) return NULL;
    char *converted = allocate(length + 1);
    WideCharToMultiByte(CP_ACP, flags, text, -1, converted, length, NULL, NULL);
    return converted;
}

char *append(char *text, const char *more) {
    int length = lstrlenA(text);
    char *joined = allocate(length + lstrlenA(more) + 1);
    lstrcpyA(joined, text);
    lstrcpyA(joined + length, more);
    return joined;
}

WCHAR *number_text(DWORD number) {
    WCHAR digits[12];
    int at = 11;
    digits[at] = 0;
    do {
        digits[--at] = (WCHAR)(L'0' + number % 10);
        number /= 10;
    } while (number > 0);
    return join(digits + at, L"");
}

int begins_with(const char *text, const char *beginning) {
    while (*beginning) {
        if (*text++ != *beginning++) return 0;
    }
    return 1;
}

const WCHAR *find_text(const WCHAR *text, const WCHAR *part) {
    for (; *text; text++) {
        int i = 0;
        while (part[i] && text[i] == part[i]) i++;
        if (!part[i]) return text;
    }
    return NULL;
}

BOOL is_ascii(const WCHAR *text) {
    while (*text) {
        if (*text++ > 0x7F) return FALSE;
    }
    return TRUE;
}

BOOL is_file(const WCHAR *path) {
    DWORD attributes = GetFileAttributesW(path);
    return attributes != INVALID_FILE_ATTRIBUTES && !(attributes & FILE_ATTRIBUTE_DIRECTORY);
}

/* Returns NULL if the variable is not set, or empty. */
WCHAR *environment_variable(const WCHAR *name) {
    DWORD size = GetEnvironmentVariableW(name, NULL, 0);
    if (size <= 1) return NULL;
    WCHAR *value = allocate(size * sizeof(WCHAR));
    GetEnvironmentVariableW(name, value, size);
    return value;
}

/* Replaces variables such as %APPDATA%. Returns NULL if one is not set. */
WCHAR *expand_variables(const WCHAR *text) {
    DWORD size = ExpandEnvironmentStringsW(text, NULL, 0);
    WCHAR *expanded = allocate((size + 1) * sizeof(WCHAR));
    ExpandEnvironmentStringsW(text, expanded, size);
    return *expanded == L'%' ? NULL : expanded;
}
