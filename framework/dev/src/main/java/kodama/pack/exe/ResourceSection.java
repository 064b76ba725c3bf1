package kodama.pack.exe;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.SortedMap;

/**
 * Writes the resource section of a program: a tree of directories for type, number and language, then the positions of
 * the data, then the data. The entries of a directory are in ascending order, as Windows searches by halves.
 *
 * @see <a href="https://learn.microsoft.com/windows/win32/debug/pe-format#the-rsrc-section">The .rsrc section</a>
 */
final class ResourceSection {
    /** English (United States), as resource compilers write; Windows uses it for all languages if there is no other. */
    private static final int LANGUAGE = 1033;

    private static final int DIRECTORY = 16;
    private static final int COUNT_IN_DIRECTORY = 14;
    private static final int ENTRY = 8;
    private static final int POSITION = 16;
    private static final int ALIGNMENT = 8;
    /** Marks an entry that refers to a directory. */
    private static final int IS_DIRECTORY = 1 << 31;

    private final SortedMap<Integer, SortedMap<Integer, byte[]>> types;
    private final int address;
    private final ByteBuffer out;

    /** Where the next directory, position and data are written. */
    private int directoryAt;

    private int positionAt;
    private int dataAt;

    /** {@code address} is where the section is loaded, relative to the program. */
    ResourceSection(SortedMap<Integer, SortedMap<Integer, byte[]>> types, int address) {
        this.types = types;
        this.address = address;
        int leaves = 0;
        int bytes = 0;
        for (SortedMap<Integer, byte[]> resources : types.values()) {
            leaves += resources.size();
            for (byte[] content : resources.values()) bytes += aligned(content.length);
        }
        positionAt = directory(types.size()) + leaves * (directory(1) + ENTRY) + types.size() * DIRECTORY;
        dataAt = aligned(positionAt + leaves * POSITION);
        out = ByteBuffer.allocate(dataAt + bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static int directory(int entries) {
        return DIRECTORY + ENTRY * entries;
    }

    private static int aligned(int size) {
        return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    byte[] bytes() {
        int entry = beginDirectory(types.size());
        for (Map.Entry<Integer, SortedMap<Integer, byte[]>> type : types.entrySet()) {
            entry = refer(entry, type.getKey(), IS_DIRECTORY | directoryAt);
            writeNumbers(type.getValue());
        }
        return out.array();
    }

    private void writeNumbers(SortedMap<Integer, byte[]> resources) {
        int entry = beginDirectory(resources.size());
        for (Map.Entry<Integer, byte[]> resource : resources.entrySet()) {
            entry = refer(entry, resource.getKey(), IS_DIRECTORY | directoryAt);
            refer(beginDirectory(1), LANGUAGE, positionAt);
            writeData(resource.getValue());
        }
    }

    /** Returns the place of its first entry. */
    private int beginDirectory(int entries) {
        int at = directoryAt;
        out.putShort(at + COUNT_IN_DIRECTORY, (short) entries);
        directoryAt += directory(entries);
        return at + DIRECTORY;
    }

    /** Returns the place of the next entry. */
    private int refer(int entry, int number, int target) {
        out.putInt(entry, number).putInt(entry + Integer.BYTES, target);
        return entry + ENTRY;
    }

    private void writeData(byte[] content) {
        out.putInt(positionAt, address + dataAt).putInt(positionAt + Integer.BYTES, content.length);
        out.position(dataAt).put(content);
        positionAt += POSITION;
        dataAt += aligned(content.length);
    }
}
