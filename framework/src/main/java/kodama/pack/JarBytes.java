package kodama.pack;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A jar, written so that nothing in it tells where and when: one time for all, the same modes, no extra fields.
 *
 * @see <a href="https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT">.ZIP File Format Specification</a>
 */
final class JarBytes {
    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int LOCAL_HEADER = 30;
    private static final int CENTRAL_HEADER = 46;
    private static final int END = 0x06054b50;

    private static final short VERSION_NEEDED = 20;

    /** By Unix, so that the modes are read. */
    private static final short VERSION_MADE_BY = 3 << 8 | VERSION_NEEDED;

    private static final short NAMES_ARE_UTF8 = 1 << 11;
    private static final short STORED = 0;
    private static final short DEFLATED = 8;

    /** Midnight on the first of January 1980, where the time of zip files begins. */
    private static final int BEGINNING = 0x0021_0000;

    private static final int FILE_MODE = 0100644 << 16;
    private static final int FOLDER_MODE = 040755 << 16 | 0x10;
    private static final int MOST_FILES = 0xFFFF;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream index = new ByteArrayOutputStream();

    private JarBytes() {}

    /**
     * Writes a jar.
     *
     * @param files what is in it, in this order
     * @return its bytes
     * @throws PackException if there are more than 65,535 files
     */
    static byte[] of(List<PackedFile> files) {
        if (files.size() > MOST_FILES)
            throw new PackException("a jar must have at most " + MOST_FILES + " files but has " + files.size());
        JarBytes jar = new JarBytes();
        files.forEach(jar::add);
        return jar.end(files.size());
    }

    /** How much a file takes in a jar, with its two headers; in bytes. */
    static int sizeOf(PackedFile file) {
        int name = file.name().getBytes(StandardCharsets.UTF_8).length;
        return LOCAL_HEADER + CENTRAL_HEADER + 2 * name + file.data().length;
    }

    private void add(PackedFile file) {
        byte[] name = file.name().getBytes(StandardCharsets.UTF_8);
        int at = out.size();
        ByteBuffer local = buffer(LOCAL_HEADER).putInt(LOCAL);
        common(local, file, name).putShort((short) 0);
        out.writeBytes(local.array());
        out.writeBytes(name);
        out.writeBytes(file.data());
        ByteBuffer central = buffer(CENTRAL_HEADER).putInt(CENTRAL).putShort(VERSION_MADE_BY);
        common(central, file, name).putShort((short) 0).putShort((short) 0).putShort((short) 0);
        central.putShort((short) 0)
                .putInt(file.name().endsWith("/") ? FOLDER_MODE : FILE_MODE)
                .putInt(at);
        index.writeBytes(central.array());
        index.writeBytes(name);
    }

    /** What both headers of a file have in common, up to the length of its name. */
    private static ByteBuffer common(ByteBuffer header, PackedFile file, byte[] name) {
        return header.putShort(VERSION_NEEDED)
                .putShort(NAMES_ARE_UTF8)
                .putShort(file.isPressed() ? DEFLATED : STORED)
                .putInt(BEGINNING)
                .putInt(file.sum())
                .putInt(file.data().length)
                .putInt(file.size())
                .putShort((short) name.length);
    }

    private byte[] end(int files) {
        int at = out.size();
        out.writeBytes(index.toByteArray());
        ByteBuffer end = buffer(22).putInt(END).putInt(0); // a single disk
        end.putShort((short) files)
                .putShort((short) files)
                .putInt(index.size())
                .putInt(at)
                .putShort((short) 0);
        out.writeBytes(end.array());
        return out.toByteArray();
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
