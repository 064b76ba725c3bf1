package kodama.pack.archive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import kodama.pack.archive.ArchiveEntry.Kind;

/** Writes tar.gz files, which keep everything that Linux needs: modes, links, and times in UTC. */
final class TarGzWriter {
    private static final String USTAR = "ustar\00000";

    private final OutputStream tar;

    private TarGzWriter(OutputStream tar) {
        this.tar = tar;
    }

    static byte[] write(Collection<ArchiveEntry> entries) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (OutputStream tar = new SmallGzip(file)) {
            TarGzWriter writer = new TarGzWriter(tar);
            for (ArchiveEntry entry : entries) writer.add(entry);
            tar.write(new byte[2 * TarHeader.BLOCK]);
        }
        return file.toByteArray();
    }

    /** Best compression: 5 % smaller for one more second. */
    private static final class SmallGzip extends GZIPOutputStream {
        SmallGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private void add(ArchiveEntry entry) throws IOException {
        byte[] content = entry.content().bytes();
        boolean isLink = entry.kind() == Kind.LINK;
        String target = isLink ? new String(content, StandardCharsets.UTF_8) : "";
        if (!fits(entry.path()) || !fits(target)) addLongNames(entry.path(), target);
        addBlocks(header(entry, target, isLink ? 0 : content.length), isLink ? new byte[0] : content);
    }

    private static boolean fits(String name) {
        return name.length() <= TarHeader.NAME.length() && name.chars().allMatch(letter -> letter < 128);
    }

    private static TarHeader header(ArchiveEntry entry, String target, int size) {
        TarHeader header = new TarHeader(new byte[TarHeader.BLOCK]);
        header.setText(TarHeader.NAME, entry.path());
        header.setText(TarHeader.TARGET, target);
        header.setNumber(TarHeader.MODE, entry.kind().mode() & 0777);
        header.setNumber(TarHeader.SIZE, size);
        header.setText(TarHeader.TYPE, "" + (entry.kind() == Kind.LINK ? TarHeader.LINK : TarHeader.FILE));
        return header;
    }

    /** Writes long or non-ASCII names as an entry of their own. */
    private void addLongNames(String path, String target) throws IOException {
        String records = record("path", path) + (target.isEmpty() ? "" : record("linkpath", target));
        byte[] content = records.getBytes(StandardCharsets.UTF_8);
        TarHeader header = new TarHeader(new byte[TarHeader.BLOCK]);
        header.setText(TarHeader.NAME, "names");
        header.setNumber(TarHeader.MODE, Kind.FILE.mode() & 0777);
        header.setNumber(TarHeader.SIZE, content.length);
        header.setText(TarHeader.TYPE, "" + TarHeader.PAX_HEADER);
        addBlocks(header, content);
    }

    /** A record such as {@code 27 path=games/moth/moth.png} with a line break; the number is its length in bytes. */
    private static String record(String key, String value) {
        String rest = " " + key + "=" + value + "\n";
        int bytes = rest.getBytes(StandardCharsets.UTF_8).length;
        int length = bytes + String.valueOf(bytes).length();
        if (String.valueOf(length).length() > String.valueOf(bytes).length()) length++;
        return length + rest;
    }

    private void addBlocks(TarHeader header, byte[] content) throws IOException {
        header.setText(TarHeader.MAGIC, USTAR);
        header.setNumber(TarHeader.OWNER, 0);
        header.setNumber(TarHeader.GROUP, 0);
        header.setNumber(TarHeader.TIME, FixedTime.SECONDS);
        header.setNumber(TarHeader.CHECKSUM, header.checksum());
        tar.write(header.block());
        tar.write(content);
        tar.write(new byte[(TarHeader.BLOCK - content.length % TarHeader.BLOCK) % TarHeader.BLOCK]);
    }
}
