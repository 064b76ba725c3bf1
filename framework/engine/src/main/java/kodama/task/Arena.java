package kodama.task;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * One block of bytes from which {@link WorkArea}s are allocated one after another.
 *
 * <ol>
 *   <li>A new area begins at the end of the last one. Holes left by freed areas are not reused.
 *   <li>When less than the threshold remains, or an area did not fit, {@link #endFrame} moves the areas together in
 *       address order and clears the free space.
 *   <li>Nothing stores an address: an area looks up its own each time, so it can be moved.
 * </ol>
 *
 * <p>Allocates objects only while the number of areas grows. Owned by the game thread.
 *
 * @see <a href="https://codezine.jp/article/detail/297">the memory of the task system of CodeZine 297</a>
 */
public final class Arena {
    /** The size on a handheld; in bytes. */
    public static final int SIZE = 10_240;

    /** Default number of remaining bytes below which areas are moved together. */
    public static final int THRESHOLD = 256;

    private static final int FIRST_AREAS = 16;

    private final byte[] bytes;

    /** A view of the same bytes as numbers. */
    private final ByteBuffer view;

    private final int threshold;

    /** The areas in address order, including freed ones until areas are moved. */
    private @Nullable WorkArea[] areas = new WorkArea[FIRST_AREAS];

    private int areaCount;

    /** Head of the linked list of reusable area objects, or null. */
    private @Nullable WorkArea spare;

    /** Offset at which the next area begins; in bytes. */
    private int top;

    /** Size of all areas without holes; in bytes. */
    private int used;

    /** Whether an area did not fit in this frame. */
    private boolean refused;

    /** Creates an arena of {@link #SIZE} bytes. */
    public Arena() {
        this(SIZE, THRESHOLD);
    }

    /**
     * Creates an arena filled with 0.
     *
     * @param size in bytes; at least 1
     * @param threshold number of remaining bytes below which areas are moved together; at least 0
     * @throws IllegalArgumentException if a number is too small
     */
    public Arena(int size, int threshold) {
        this.bytes = new byte[Checks.atLeast("arena size", size, 1)];
        this.threshold = Checks.atLeast("threshold", threshold, 0);
        this.view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Allocates an area filled with 0.
     *
     * @param size in bytes; at least 1
     * @return the area, or null if the remaining space at the end is too small, whether or not there are holes
     * @throws IllegalArgumentException if the size is less than 1
     */
    public @Nullable WorkArea allocate(int size) {
        Checks.atLeast("size of a work area", size, 1);
        if (size > remaining()) {
            refused = true;
            return null;
        }
        WorkArea area = takeSpare();
        area.open(top, size);
        top += size;
        used += size;
        if (areaCount == areas.length) areas = Arrays.copyOf(areas, 2 * areaCount);
        areas[areaCount++] = area;
        return area;
    }

    private WorkArea takeSpare() {
        WorkArea area = spare;
        if (area == null) return new WorkArea(view);
        spare = area.nextSpare;
        area.nextSpare = null;
        return area;
    }

    /**
     * Frees an area. Has no effect if it is already free. Its bytes are kept until areas are moved.
     *
     * @param area an area of this arena; must not be used afterward, as it will be reused
     * @throws IllegalArgumentException if the area belongs to another arena
     */
    public void free(WorkArea area) {
        if (!area.isOf(view)) throw new IllegalArgumentException("the work area belongs to another arena");
        if (!area.isOpen()) return;
        used -= area.size();
        area.close();
    }

    /** Ends a frame: moves areas together if less than the threshold remains or an area did not fit. */
    public void endFrame() {
        if (refused || remaining() < threshold) compact();
        refused = false;
    }

    /** Moves all areas to the start in address order, and clears the rest. */
    public void compact() {
        int end = 0;
        int kept = 0;
        for (int i = 0; i < areaCount; i++) {
            WorkArea area = areas[i];
            assert area != null;
            if (!area.isOpen()) {
                area.nextSpare = spare;
                spare = area;
                continue;
            }
            System.arraycopy(bytes, area.start(), bytes, end, area.size());
            area.moveTo(end);
            end += area.size();
            areas[kept++] = area;
        }
        Arrays.fill(areas, kept, areaCount, null);
        Arrays.fill(bytes, end, top, (byte) 0);
        areaCount = kept;
        top = end;
    }

    /** Returns the size of the block, in bytes. */
    public int size() {
        return bytes.length;
    }

    /** Returns the size of all areas without holes, in bytes. */
    public int used() {
        return used;
    }

    /** Returns the remaining space at the end without holes, in bytes. */
    public int remaining() {
        return bytes.length - top;
    }

    /**
     * Returns all bytes as text: a heading, then a line per 16 bytes with the address of the first. Ends with a line
     * break.
     */
    public String hexDump() {
        return HexDump.text(bytes);
    }

    /** Formats bytes in 16 columns as in CodeZine 297. */
    private static final class HexDump {
        private static final int COLUMNS = 16;
        private static final int HALF = 8;
        private static final String DIGITS = "0123456789abcdef";

        private HexDump() {}

        static String text(byte[] bytes) {
            StringBuilder text = new StringBuilder();
            heading(text);
            for (int from = 0; from < bytes.length; from += COLUMNS) line(text, bytes, from);
            return text.toString();
        }

        private static void heading(StringBuilder text) {
            text.append("      ");
            for (int i = 0; i < COLUMNS; i++) hex(text.append(i == HALF ? "  " : " "), i);
            text.append("\n      ");
            for (int i = 0; i < COLUMNS; i++) text.append(i == HALF ? "----" : "---");
            text.append('\n');
        }

        private static void line(StringBuilder text, byte[] bytes, int from) {
            text.append("%04x |".formatted(from));
            for (int i = 0; i < COLUMNS && from + i < bytes.length; i++) {
                hex(text.append(i == HALF ? "  " : " "), bytes[from + i]);
            }
            text.append('\n');
        }

        private static void hex(StringBuilder text, int value) {
            text.append(DIGITS.charAt(value >> 4 & 15)).append(DIGITS.charAt(value & 15));
        }
    }
}
