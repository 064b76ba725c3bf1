package kodama.pack.exe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** Reads a Windows program as its loader does, and checks what the loader and signing tools require. */
public final class ExeReader {
    private static final int ALIGNMENT_OF_FILE = 512;
    private static final int ALIGNMENT_OF_MEMORY = 4096;

    private final byte[] file;
    private final ByteBuffer in;
    private final int header;
    private final Map<String, byte[]> resources = new TreeMap<>();
    private final Map<String, String> texts = new LinkedHashMap<>();

    /** Where the resources are in the file, and in memory. */
    private int resourcesAt;

    private int resourcesAddress;

    public ExeReader(byte[] file) {
        this.file = file;
        in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        header = in.getInt(0x3C);
        assertEquals("MZ", ascii(0, 2));
        assertEquals("PE\0\0", ascii(header, 4));
        assertEquals(0x8664, unsigned(header + 4), "x64");
        assertEquals(0x20B, unsigned(header + 24), "PE32+");
        checkSections();
        checkChecksum();
        readDirectory(0, "");
        if (resources.containsKey("16/1")) readBlock(ByteBuffer.wrap(resources.get("16/1")), "");
    }

    private void checkSections() {
        int count = unsigned(header + 6);
        int table = header + 24 + unsigned(header + 20);
        assertTrue(table + 40 * count <= in.getInt(header + 24 + 60), "the headers have room for all sections");
        assertEquals(ALIGNMENT_OF_MEMORY, in.getInt(header + 24 + 32));
        assertEquals(ALIGNMENT_OF_FILE, in.getInt(header + 24 + 36));
        int address = 0x1000;
        int end = 0;
        for (int at = table; at < table + 40 * count; at += 40) {
            assertEquals(address, in.getInt(at + 12), "sections are next to each other");
            address += (in.getInt(at + 8) + ALIGNMENT_OF_MEMORY - 1) / ALIGNMENT_OF_MEMORY * ALIGNMENT_OF_MEMORY;
            int size = in.getInt(at + 16);
            int offset = in.getInt(at + 20);
            assertEquals(0, size % ALIGNMENT_OF_FILE);
            assertEquals(0, offset % ALIGNMENT_OF_FILE);
            assertTrue(size == 0 || offset >= end);
            if (size > 0) end = offset + size;
            if (ascii(at, 6).equals(".rsrc\0")) resourcesAt = offset;
            if (ascii(at, 6).equals(".rsrc\0")) resourcesAddress = in.getInt(at + 12);
        }
        assertEquals(address, in.getInt(header + 24 + 56), "size of the image");
        assertEquals(file.length, end, "nothing is behind the last section");
        assertEquals(resourcesAddress, in.getInt(header + 24 + 128), "address of the resources");
    }

    /** Computes the checksum in another way than the writer: all words first, then the carries. */
    private void checkChecksum() {
        long sum = 0;
        for (int at = 0; at < file.length; at += 2) sum += unsigned(at);
        int stored = in.getInt(header + 24 + 64);
        sum -= (stored & 0xFFFF) + (stored >>> 16);
        while (sum > 0xFFFF) sum = (sum & 0xFFFF) + (sum >>> 16);
        assertEquals(sum + file.length, stored, "checksum");
    }

    /** Reads type, number and language; the path is {@code type/number}. */
    private void readDirectory(int directory, String path) {
        int at = resourcesAt + directory;
        assertEquals(0, unsigned(at + 12), "no entries with names");
        int before = -1;
        for (int entry = at + 16; entry < at + 16 + 8 * unsigned(at + 14); entry += 8) {
            int number = in.getInt(entry);
            assertTrue(number > before, "entries are sorted");
            before = number;
            int target = in.getInt(entry + 4);
            if (target < 0) readDirectory(target & 0x7FFFFFFF, path.isEmpty() ? "" + number : path + "/" + number);
            else readData(resourcesAt + target, path);
        }
    }

    private void readData(int entry, String path) {
        int from = in.getInt(entry) - resourcesAddress + resourcesAt;
        assertEquals(0, from % 4);
        resources.put(path, Arrays.copyOfRange(file, from, from + in.getInt(entry + 4)));
    }

    private void readBlock(ByteBuffer block, String path) {
        block.order(ByteOrder.LITTLE_ENDIAN);
        int length = block.getShort(0) & 0xFFFF;
        int valueLength = block.getShort(2) & 0xFFFF;
        boolean isText = block.getShort(4) == 1;
        String name = zeroEnded(block, 6);
        int value = aligned(6 + 2 * (name.length() + 1));
        if (isText && valueLength > 0) {
            String text = zeroEnded(block, value);
            assertEquals(text.length() + 1, valueLength);
            texts.put(name, text);
        }
        int child = aligned(value + (isText ? 2 * valueLength : valueLength));
        while (child < length) {
            readBlock(block.slice(child, length - child), path + "/" + name);
            child = aligned(child + (block.getShort(child) & 0xFFFF));
        }
        assertTrue(child == aligned(length), "blocks fill the block around them");
    }

    private static int aligned(int at) {
        return (at + 3) & ~3;
    }

    private static String zeroEnded(ByteBuffer block, int from) {
        StringBuilder text = new StringBuilder();
        for (int at = from; block.getChar(at) != 0; at += 2) text.append(block.getChar(at));
        return text.toString();
    }

    private String ascii(int from, int length) {
        return new String(file, from, length, StandardCharsets.ISO_8859_1);
    }

    private int unsigned(int at) {
        return in.getShort(at) & 0xFFFF;
    }

    /** The contents of the resources by type and number, such as {@code 24/1} for the manifest. */
    public Map<String, byte[]> resources() {
        return resources;
    }

    /** A resource as UTF-8. */
    public String text(String path) {
        return new String(resources.get(path), StandardCharsets.UTF_8);
    }

    /** The texts of the version. */
    public Map<String, String> versionTexts() {
        return texts;
    }

    /** The four numbers of the version. */
    public String version() {
        ByteBuffer version = ByteBuffer.wrap(resources.get("16/1")).order(ByteOrder.LITTLE_ENDIAN);
        int fixed = aligned(6 + 2 * "VS_VERSION_INFO\0".length());
        assertEquals(0xFEEF04BD, version.getInt(fixed));
        int[] order = {fixed + 10, fixed + 8, fixed + 14, fixed + 12};
        StringBuilder text = new StringBuilder();
        for (int at : order) text.append(text.isEmpty() ? "" : ".").append(version.getShort(at) & 0xFFFF);
        return text.toString();
    }
}
