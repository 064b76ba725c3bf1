package kodama.pack.exe;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/** The resources of a Windows program, by type and number. */
public final class ExeResources {
    /** Predefined types of resources. */
    enum Type {
        ICON(3),
        /** Any data. */
        RCDATA(10),
        ICON_GROUP(14),
        VERSION(16),
        MANIFEST(24);

        private final int number;

        Type(int number) {
            this.number = number;
        }

        /** The number in files. */
        int number() {
            return number;
        }
    }

    /** The number that Windows expects for the only version and for the manifest of a program. */
    private static final int ONLY = 1;

    private static final int ICO_HEADER = 6;
    private static final int ICO_ENTRY = 16;
    /** Like an entry of an ICO file, but with a number of two bytes instead of an offset of four. */
    private static final int GROUP_ENTRY = 14;

    private static final int ICO_SIZE = 8;
    private static final int ICO_OFFSET = 12;

    private final SortedMap<Integer, SortedMap<Integer, byte[]>> types = new TreeMap<>();

    /** Creates a program without resources. */
    public ExeResources() {}

    /**
     * Sets the icon.
     *
     * @param ico an ICO file with all sizes
     * @return these resources
     */
    public ExeResources icon(byte[] ico) {
        ByteBuffer in = ByteBuffer.wrap(ico).order(ByteOrder.LITTLE_ENDIAN);
        int count = in.getShort(4);
        ByteBuffer group = ByteBuffer.allocate(ICO_HEADER + GROUP_ENTRY * count).order(ByteOrder.LITTLE_ENDIAN);
        group.put(ico, 0, ICO_HEADER);
        for (int number = 1; number <= count; number++) {
            int entry = ICO_HEADER + ICO_ENTRY * (number - 1);
            int from = in.getInt(entry + ICO_OFFSET);
            group.put(ico, entry, ICO_OFFSET).putShort((short) number);
            put(Type.ICON, number, Arrays.copyOfRange(ico, from, from + in.getInt(entry + ICO_SIZE)));
        }
        return put(Type.ICON_GROUP, ONLY, group.array());
    }

    /** Sets name, version and copyright, which Windows shows in the file's properties and in the task manager. */
    public ExeResources version(VersionResource version) {
        return put(Type.VERSION, ONLY, version.bytes());
    }

    /** Sets the application manifest, an XML document. */
    public ExeResources manifest(String xml) {
        return put(Type.MANIFEST, ONLY, xml.getBytes(StandardCharsets.UTF_8));
    }

    /** Sets data that the program reads by its number. */
    public ExeResources data(int number, byte[] content) {
        return put(Type.RCDATA, number, content);
    }

    private ExeResources put(Type type, int number, byte[] content) {
        types.computeIfAbsent(type.number(), none -> new TreeMap<>()).put(number, content);
        return this;
    }

    /** Returns the content of the section {@code .rsrc}, which is loaded at this address. */
    byte[] section(int address) {
        return new ResourceSection(types, address).bytes();
    }
}
