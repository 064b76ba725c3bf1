package kodama.pack.archive;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import kodama.pack.archive.ArchiveEntry.Kind;

/**
 * Writes zip files, including jars, that are the same on all systems: with a fixed time and no extra fields. Unlike
 * {@code java.util.zip} it writes Unix modes, without which a launcher is not executable.
 *
 * @see <a href="https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT">.ZIP File Format Specification</a>
 */
public final class ZipWriter {
    /** Maximum number of files; some programs cannot read the format for more. */
    public static final int MAX_FILES = 0xFFFF;

    private static final int LOCAL_HEADER = 30;
    private static final int CENTRAL_HEADER = 46;
    private static final int END_HEADER = 22;

    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;

    private static final short VERSION_NEEDED = 20;

    /** Version made by Unix, which means that modes are present. */
    private static final short VERSION_MADE_BY = 3 << 8 | VERSION_NEEDED;

    private static final short NAMES_ARE_UTF8 = 1 << 11;
    private static final short STORED = 0;
    private static final short DEFLATED = 8;

    /** MS-DOS attribute of a folder, for systems without modes. */
    private static final int IS_FOLDER = 0x10;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream index = new ByteArrayOutputStream();
    private int files;

    /** Creates an empty zip file. */
    public ZipWriter() {}

    /** Size of a file in a zip file with both its headers, in bytes. */
    public static int sizeOf(String path, CompressedContent content) {
        int name = path.getBytes(StandardCharsets.UTF_8).length;
        return LOCAL_HEADER + CENTRAL_HEADER + 2 * name + content.data().length;
    }

    /**
     * Adds a file.
     *
     * @param path path in the zip file; ends in {@code /} for a folder
     * @param kind the kind of entry
     * @param content content of a file; of a link its target
     */
    public void add(String path, Kind kind, CompressedContent content) {
        files++;
        byte[] name = path.getBytes(StandardCharsets.UTF_8);
        int at = out.size();
        ByteBuffer local = buffer(LOCAL_HEADER).putInt(LOCAL);
        out.writeBytes(common(local, name, content).array());
        out.writeBytes(name);
        out.writeBytes(content.data());
        ByteBuffer central = buffer(CENTRAL_HEADER).putInt(CENTRAL).putShort(VERSION_MADE_BY);
        common(central, name, content)
                .position(CENTRAL_HEADER - 2 * Integer.BYTES) // no extra field, no comment, on the first disk
                .putInt(kind.mode() << 16 | (kind == Kind.FOLDER ? IS_FOLDER : 0))
                .putInt(at);
        index.writeBytes(central.array());
        index.writeBytes(name);
    }

    /** Fills the fields that both headers of a file share, up to the length of its name. */
    private static ByteBuffer common(ByteBuffer header, byte[] name, CompressedContent content) {
        return header.putShort(VERSION_NEEDED)
                .putShort(NAMES_ARE_UTF8)
                .putShort(content.isDeflated() ? DEFLATED : STORED)
                .putInt(FixedTime.IN_ZIP)
                .putInt(content.crc())
                .putInt(content.data().length)
                .putInt(content.size())
                .putShort((short) name.length);
    }

    /**
     * Finishes the file.
     *
     * @return all its bytes
     * @throws IllegalStateException if it has more than {@link #MAX_FILES} files
     */
    public byte[] end() {
        if (files > MAX_FILES)
            throw new IllegalStateException("a zip file must have at most " + MAX_FILES + " files but has " + files);
        int at = out.size();
        out.writeBytes(index.toByteArray());
        ByteBuffer end = buffer(END_HEADER).putInt(END).putInt(0); // a single disk
        end.putShort((short) files).putShort((short) files).putInt(index.size()).putInt(at);
        out.writeBytes(end.array());
        return out.toByteArray();
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
