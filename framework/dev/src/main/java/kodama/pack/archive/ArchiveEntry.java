package kodama.pack.archive;

import java.nio.charset.StandardCharsets;

/**
 * A file or link in an archive.
 *
 * @param path relative to the archive, parts separated by {@code /}
 * @param kind what it is, which says who may do what with it
 * @param content of a file; of a link the path it leads to, in UTF-8
 */
public record ArchiveEntry(String path, Kind kind, FileContent content) {
    /** What an entry is. */
    public enum Kind {
        /** A file. */
        FILE(0100644),
        /** A file that can be started. */
        PROGRAM(0100755),
        /** A symbolic link. */
        LINK(0120777),
        /** A folder. */
        FOLDER(0040755);

        private final int mode;

        Kind(int mode) {
            this.mode = mode;
        }

        /** As Unix keeps it: the type of the file and the rights of its owner, group and others. */
        int mode() {
            return mode;
        }

        /** What a mode stands for; no mode, as in archives of other systems, stands for a file. */
        static Kind of(int mode) {
            if ((mode & 0170000) == 0120000) return LINK;
            return (mode & 0100) == 0 ? FILE : PROGRAM;
        }
    }

    static ArchiveEntry link(String path, String target) {
        return new ArchiveEntry(path, Kind.LINK, FileContent.of(target.getBytes(StandardCharsets.UTF_8)));
    }
}
