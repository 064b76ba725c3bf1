package kodama.pack.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import kodama.pack.archive.ArchiveEntry.Kind;

/** Reads the entries of an archive. */
@FunctionalInterface
interface ArchiveReader {
    /** Passes all entries except folders to the reader. */
    void read(Path archive, EntryReader reader) throws IOException;

    /** Receives the entries of an archive. */
    @FunctionalInterface
    interface EntryReader {
        /**
         * Called for each entry.
         *
         * @param path path in the archive
         * @param kind the kind of entry
         * @param content content of a file, or target of a link; valid only during this call
         * @throws IOException if the entry cannot be processed
         */
        void entry(String path, Kind kind, InputStream content) throws IOException;
    }
}
