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

/** Reads tar.gz files, with names of any length as POSIX and GNU write them. */
final class TarGzReader {
    private static final int LONGEST_NAMES = 1 << 20;

    private final InputStream tar;
    private final ArchiveReader.EntryReader reader;

    /** Of the next entry, if its header has no room for them; else empty. */
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

    /** Reads what gzip has pressed. */
    static void readTar(InputStream tar, ArchiveReader.EntryReader reader) throws IOException {
        try {
            TarGzReader entries = new TarGzReader(tar, reader);
            while (entries.readEntry()) {
                // one after another
            }
        } catch (NumberFormatException wrong) {
            throw new IOException("a number in it is none");
        }
    }

    private boolean readEntry() throws IOException {
        TarHeader header = new TarHeader(tar.readNBytes(TarHeader.BLOCK));
        if (header.block().length < TarHeader.BLOCK) throw new EOFException("it is cut off");
        if (header.isEmpty()) return false;
        if (header.number(TarHeader.CHECKSUM) != header.checksum())
            throw new IOException("the sum of an entry is wrong");
        long size = header.number(TarHeader.SIZE);
        if (size < 0) throw new IOException("the size of an entry is wrong");
        Part content = new Part(tar, size);
        take(header, content);
        content.skipRest();
        tar.skipNBytes((TarHeader.BLOCK - size % TarHeader.BLOCK) % TarHeader.BLOCK);
        return true;
    }

    private void take(TarHeader header, Part content) throws IOException {
        switch (header.text(TarHeader.TYPE)) {
            case "0", "", "7" -> tell(header, Kind.of((int) header.number(TarHeader.MODE) & 0777), content);
            case "2" -> tell(header, Kind.LINK, new ByteArrayInputStream(bytes(target(header))));
            case "1" -> throw new IOException("it has hard links, which no JDK has");
            case "x" -> takeNames(text(content));
            case "L" -> longPath = withoutZero(text(content));
            case "K" -> longTarget = withoutZero(text(content));
            default -> forgetNames(); // folders, devices, what holds for all
        }
    }

    private void tell(TarHeader header, Kind kind, InputStream content) throws IOException {
        String path = path(header);
        forgetNames();
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

    private void forgetNames() {
        longPath = "";
        longTarget = "";
    }

    private static String text(Part content) throws IOException {
        if (content.left > LONGEST_NAMES) throw new IOException("a name in it is too long");
        return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String withoutZero(String text) {
        int end = text.indexOf('\0');
        return end < 0 ? text : text.substring(0, end);
    }

    /** Lines such as {@code 27 path=games/moth/moth.png}; a value has no new line in it here. */
    private void takeNames(String records) {
        for (String line : records.split("\n")) {
            String entry = line.substring(line.indexOf(' ') + 1);
            if (entry.startsWith("path=")) longPath = entry.substring("path=".length());
            if (entry.startsWith("linkpath=")) longTarget = entry.substring("linkpath=".length());
        }
    }

    /** A part of the file: the content of one entry. */
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
            if (read < 0) throw new EOFException("it is cut off");
            left -= read;
            return read;
        }

        void skipRest() throws IOException {
            in.skipNBytes(left);
            left = 0;
        }

        /** The file goes on behind it. */
        @Override
        public void close() {
            // the reader closes the file
        }
    }
}
