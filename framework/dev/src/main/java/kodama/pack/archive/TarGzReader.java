package kodama.pack.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import kodama.pack.archive.ArchiveEntry.Kind;

/** Reads tar.gz files, with long names in the formats of POSIX and GNU. */
final class TarGzReader {
    private static final int LONGEST_NAMES = 1 << 20;

    private final InputStream tar;
    private final ArchiveReader.EntryReader reader;

    /** Long path of the next entry, which does not fit into its header; empty for none. */
    private String longPath = "";

    private String longTarget = "";

    private TarGzReader(InputStream tar, ArchiveReader.EntryReader reader) {
        this.tar = tar;
        this.reader = reader;
    }

    static void read(Path archive, ArchiveReader.EntryReader reader) throws IOException {
        try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
                InputStream tar = new BufferedInputStream(new GZIPInputStream(file))) {
            readTar(tar, reader);
        }
    }

    /** Reads an uncompressed tar stream. */
    static void readTar(InputStream tar, ArchiveReader.EntryReader reader) throws IOException {
        try {
            TarGzReader entries = new TarGzReader(tar, reader);
            while (entries.readEntry()) {
                // repeat until the end
            }
        } catch (NumberFormatException wrong) {
            throw new IOException("invalid number in a tar header");
        }
    }

    private boolean readEntry() throws IOException {
        TarHeader header = new TarHeader(tar.readNBytes(TarHeader.BLOCK));
        if (header.block().length < TarHeader.BLOCK) throw new EOFException("unexpected end of file");
        if (header.isEmpty()) return false;
        if (header.number(TarHeader.CHECKSUM) != header.checksum())
            throw new IOException("wrong checksum in a tar header");
        long size = header.number(TarHeader.SIZE);
        if (size < 0) throw new IOException("invalid size in a tar header");
        Part content = new Part(tar, size);
        take(header, content);
        content.skipRest();
        tar.skipNBytes((TarHeader.BLOCK - size % TarHeader.BLOCK) % TarHeader.BLOCK);
        return true;
    }

    private void take(TarHeader header, Part content) throws IOException {
        switch (header.text(TarHeader.TYPE)) {
            case "0", "", "7" -> pass(header, Kind.of((int) header.number(TarHeader.MODE) & 0777), content);
            case "2" -> pass(header, Kind.LINK, new ByteArrayInputStream(bytes(target(header))));
            case "1" -> throw new IOException("hard links are not supported");
            case "x" -> readNames(text(content));
            case "L" -> longPath = withoutZero(text(content));
            case "K" -> longTarget = withoutZero(text(content));
            default -> clearNames(); // folders, devices, global headers
        }
    }

    private void pass(TarHeader header, Kind kind, InputStream content) throws IOException {
        String path = path(header);
        clearNames();
        reader.entry(path, kind, content);
    }

    private String path(TarHeader header) {
        if (!longPath.isEmpty()) return longPath;
        boolean hasPrefix = header.text(TarHeader.MAGIC).startsWith("ustar") && header.block()[262] == 0;
        String prefix = hasPrefix ? header.text(TarHeader.PREFIX) : "";
        return prefix.isEmpty() ? header.text(TarHeader.NAME) : prefix + "/" + header.text(TarHeader.NAME);
    }

    private String target(TarHeader header) {
        return longTarget.isEmpty() ? header.text(TarHeader.TARGET) : longTarget;
    }

    private void clearNames() {
        longPath = "";
        longTarget = "";
    }

    private static String text(Part content) throws IOException {
        if (content.left > LONGEST_NAMES) throw new IOException("an entry has a too long name");
        return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String withoutZero(String text) {
        int end = text.indexOf('\0');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Reads records such as {@code 27 path=games/moth/moth.png}; values contain no line breaks here. */
    private void readNames(String records) {
        for (String line : records.split("\n")) {
            String entry = line.substring(line.indexOf(' ') + 1);
            if (entry.startsWith("path=")) longPath = entry.substring("path=".length());
            if (entry.startsWith("linkpath=")) longTarget = entry.substring("linkpath=".length());
        }
    }

    /** The content of one entry. */
    private static final class Part extends FilterInputStream {
        private long left;

        Part(InputStream in, long length) {
            super(in);
            this.left = length;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int at, int length) throws IOException {
            if (left == 0) return -1;
            int read = in.read(into, at, (int) Math.min(length, left));
            if (read < 0) throw new EOFException("unexpected end of file");
            left -= read;
            return read;
        }

        void skipRest() throws IOException {
            in.skipNBytes(left);
            left = 0;
        }

        /** Does nothing, as the next entry follows in the stream. */
        @Override
        public void close() {
            // closed by the reader
        }
    }
}
