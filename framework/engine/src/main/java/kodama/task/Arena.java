package kodama.task;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * One block of bytes from which {@link WorkArea}s are cut, one behind the other.
 *
 * <p>How: 1. A new area begins where the last one ended; holes that freed ones leave are not filled. 2. Once less than
 * the threshold is left, or an area did not fit, {@link #endFrame} moves the areas together in the order of their
 * addresses and clears what is then free. 3. No address is kept: an area asks for its own each time, so it survives
 * being moved.
 *
 * <p>Allocates only while there are more areas than ever before. Owned by the game thread.
 *
 * @see <a href="https://codezine.jp/article/detail/297">the memory of the task system of CodeZine 297</a>
 */
public final class Arena {
    /** The size a handheld gave it; in bytes. */
    public static final int SIZE = 10_240;

    /** How little may be left before areas are moved together; in bytes. */
    public static final int THRESHOLD = 256;

    private static final int FIRST_AREAS = 16;

    private final byte[] bytes;

    /** The same bytes, read and written as numbers. */
    private final ByteBuffer view;

    private final int threshold;

    /** In the order of their addresses; those given back are there until areas are moved. */
    private @Nullable WorkArea[] areas = new WorkArea[FIRST_AREAS];

    private int areaCount;

    /** The first of the areas that can be handed out again, each of which knows the next; null for none. */
    private @Nullable WorkArea spare;

    /** Where the next area begins; in bytes from the start. */
    private int top;

    /** What the areas take, without holes; in bytes. */
    private int used;

    /** Whether an area did not fit in this frame. */
    private boolean refused;

    /** Makes an arena of {@link #SIZE}. */
    public Arena() {
        this(SIZE, THRESHOLD);
    }

    /**
     * Makes an arena filled with 0.
     *
     * @param size in bytes; at least 1
     * @param threshold how little may be left before areas are moved together; in bytes, at least 0
     * @throws IllegalArgumentException if a number is less than its bound
     */
    public Arena(int size, int threshold) {
        this.bytes = new byte[Checks.atLeast("arena size", size, 1)];
        this.threshold = Checks.atLeast("threshold", threshold, 0);
        this.view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Cuts off an area, cleared.
     *
     * @param size in bytes; at least 1
     * @return the area, or null if fewer bytes are left at the end, whatever holes there are
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
     * Gives an area back; does nothing if it was given back before. Its bytes stay as they are until areas are moved.
     *
     * @param area one of this arena; not to be used any more, as it will be handed out again
     * @throws IllegalArgumentException if the area is of another arena
     */
    public void free(WorkArea area) {
        if (!area.isOf(view)) throw new IllegalArgumentException("the work area is of another arena");
        if (!area.isOpen()) return;
        used -= area.size();
        area.close();
    }

    /** Ends a frame: moves areas together if less than the threshold is left or an area was refused. */
    public void endFrame() {
        if (refused || remaining() < threshold) compact();
        refused = false;
    }

    /** Moves all areas to the front, in the order of their addresses, and clears the rest. */
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

    /** Returns the size of the block; in bytes. */
    public int size() {
        return bytes.length;
    }

    /** Returns how much areas take; in bytes, without holes. */
    public int used() {
        return used;
    }

    /** Returns how much is left at the end; in bytes, without holes. */
    public int remaining() {
        return bytes.length - top;
    }

    /**
     * Shows all bytes in 16 columns: a heading, then a line for each 16 bytes with the address of the first; ends with
     * a line break.
     */
    public String hexDump() {
        return HexDump.text(bytes);
    }

    /** Writes bytes in 16 columns, in the format of CodeZine 297. */
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
