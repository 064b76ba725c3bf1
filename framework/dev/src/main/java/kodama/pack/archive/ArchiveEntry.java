package kodama.pack.archive;

import java.nio.charset.StandardCharsets;

/**
 * A file or link in an archive.
 *
 * @param path path in the archive, with {@code /} as the separator
 * @param kind the kind of entry, which determines its mode
 * @param content content of a file; of a link its target in UTF-8
 */
public record ArchiveEntry(String path, Kind kind, FileContent content) {
    /** The kind of an entry. */
    public enum Kind {
        /** A file. */
        FILE(0100644),
        /** An executable file. */
        PROGRAM(0100755),
        /** A symbolic link. */
        LINK(0120777),
        /** A folder. */
        FOLDER(0040755);

        private final int mode;

        Kind(int mode) {
            this.mode = mode;
        }

        /** The Unix mode: file type and permissions. */
        int mode() {
            return mode;
        }

        /** The kind for a mode; an archive of a system without modes has files only. */
        static Kind of(int mode) {
            if ((mode & 0170000) == 0120000) return LINK;
            return (mode & 0100) == 0 ? FILE : PROGRAM;
        }
    }

    static ArchiveEntry link(String path, String target) {
        return new ArchiveEntry(path, Kind.LINK, FileContent.of(target.getBytes(StandardCharsets.UTF_8)));
    }
}
