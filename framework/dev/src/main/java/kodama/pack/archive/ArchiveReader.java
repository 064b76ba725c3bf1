package kodama.pack.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import kodama.pack.archive.ArchiveEntry.Kind;

/** Goes through an archive, entry by entry. */
@FunctionalInterface
interface ArchiveReader {
    /** Hands all entries but folders to the reader. */
    void read(Path archive, EntryReader reader) throws IOException;

    /** Hears of the entries of an archive. */
    @FunctionalInterface
    interface EntryReader {
        /**
         * Takes an entry.
         *
         * @param path as the archive has it
         * @param kind what it is
         * @param content of a file; of a link where it leads; to be read before this returns
         * @throws IOException if it cannot be taken
         */
        void entry(String path, Kind kind, InputStream content) throws IOException;
    }
}
