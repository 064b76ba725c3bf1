package kodama.pack.exe;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A 64-bit program for Windows.
 *
 * <ol>
 *   <li>Append the resources as a new, last section.
 *   <li>Add a header for it behind those of the other sections, where linkers leave room.
 *   <li>Enter its address as that of the resources, and correct sizes and checksum.
 * </ol>
 *
 * @see <a href="https://learn.microsoft.com/windows/win32/debug/pe-format">PE Format</a>
 */
public final class PortableExecutable {
    private static final int SIGNATURE = 0x4550;
    private static final short PE32_PLUS = 0x20B;
    private static final short CONSOLE = 3;
    private static final byte[] SECTION_NAME = ".rsrc\0\0\0".getBytes(StandardCharsets.US_ASCII);
    private static final int SECTION_HEADER = 40;
    /** Initialized data that can be read. */
    private static final int CHARACTERISTICS = 0x40000040;

    /** Offset of the offset of the signature. */
    private static final int SIGNATURE_AT = 0x3C;
    // offsets from the signature
    private static final int SECTIONS = 6;
    private static final int OPTIONAL_SIZE = 20;
    private static final int OPTIONAL = 24;
    // offsets in the optional header
    private static final int DATA_SIZE = 8;
    private static final int SECTION_ALIGNMENT = 32;
    private static final int FILE_ALIGNMENT = 36;
    private static final int IMAGE_SIZE = 56;
    private static final int HEADERS_SIZE = 60;
    private static final int CHECKSUM = 64;
    private static final int SUBSYSTEM = 68;
    private static final int RESOURCE_DIRECTORY = 128;

    private final byte[] exe;
    private final ByteBuffer in;
    private final int signature;
    private final int optional;

    /**
     * Reads a program.
     *
     * @throws IllegalArgumentException if it is not a 64-bit program, or has resources
     */
    public PortableExecutable(byte[] exe) {
        this.exe = exe.clone();
        in = ByteBuffer.wrap(this.exe).order(ByteOrder.LITTLE_ENDIAN);
        require(exe.length > SIGNATURE_AT + Integer.BYTES, "is not a program for Windows");
        signature = in.getInt(SIGNATURE_AT);
        optional = signature + OPTIONAL;
        require(
                signature > 0 && signature < exe.length - OPTIONAL - RESOURCE_DIRECTORY,
                "is not a program for Windows");
        require(in.getInt(signature) == SIGNATURE, "is not a program for Windows");
        require(in.getShort(optional) == PE32_PLUS, "is not a 64-bit program");
        require(in.getInt(optional + RESOURCE_DIRECTORY) == 0, "already has resources");
        require(newHeader() + SECTION_HEADER <= in.getInt(optional + HEADERS_SIZE), "has no room for a section");
    }

    private static void require(boolean is, String otherwise) {
        if (!is) throw new IllegalArgumentException("the file " + otherwise);
    }

    /** The place behind the last section header. */
    private int newHeader() {
        return optional + in.getShort(signature + OPTIONAL_SIZE) + SECTION_HEADER * sections();
    }

    private int sections() {
        return in.getShort(signature + SECTIONS);
    }

    /** Returns the same program with a console: a terminal waits for it and shows its output. */
    public PortableExecutable forConsole() {
        byte[] copy = exe.clone();
        ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN).putShort(optional + SUBSYSTEM, CONSOLE);
        return new PortableExecutable(copy);
    }

    /** Returns the program with resources. The same resources always give the same bytes. */
    public byte[] with(ExeResources resources) {
        int address = in.getInt(optional + IMAGE_SIZE);
        byte[] section = resources.section(address);
        int offset = aligned(exe.length, FILE_ALIGNMENT);
        int size = aligned(section.length, FILE_ALIGNMENT);
        byte[] whole = Arrays.copyOf(exe, offset + size);
        System.arraycopy(section, 0, whole, offset, section.length);
        ByteBuffer out = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN);
        out.putShort(signature + SECTIONS, (short) (sections() + 1));
        out.putInt(optional + DATA_SIZE, in.getInt(optional + DATA_SIZE) + size);
        out.putInt(optional + IMAGE_SIZE, address + aligned(section.length, SECTION_ALIGNMENT));
        out.putInt(optional + RESOURCE_DIRECTORY, address);
        out.putInt(optional + RESOURCE_DIRECTORY + Integer.BYTES, section.length);
        out.position(newHeader());
        out.put(SECTION_NAME)
                .putInt(section.length)
                .putInt(address)
                .putInt(size)
                .putInt(offset);
        out.position(out.position() + 3 * Integer.BYTES).putInt(CHARACTERISTICS);
        return out.putInt(optional + CHECKSUM, checksum(out)).array();
    }

    private int aligned(int size, int alignmentAt) {
        int alignment = in.getInt(optional + alignmentAt);
        return (size + alignment - 1) / alignment * alignment;
    }

    /** The sum of all 16-bit words, with carries added, and the size of the file. The old checksum counts as 0. */
    private int checksum(ByteBuffer program) {
        program.putInt(optional + CHECKSUM, 0);
        int sum = 0;
        for (int at = 0; at < program.capacity(); at += Short.BYTES) {
            sum += program.getShort(at) & 0xFFFF;
            sum = (sum & 0xFFFF) + (sum >>> 16);
        }
        return sum + program.capacity();
    }
}
