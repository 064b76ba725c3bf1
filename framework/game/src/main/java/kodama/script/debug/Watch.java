package kodama.script.debug;

import java.util.function.Supplier;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * A watched value, read once per frame: its text, and if it is a number its last 600 values.
 *
 * <p>Owned by the game thread.
 */
public final class Watch {
    /** Number of values kept, which is ten seconds at 60 frames per second. */
    public static final int VALUES = 600;

    private static final int MAX_TEXT_LENGTH = 80;

    private final String name;
    private final String place;
    private final @Nullable Task owner;
    private final Supplier<?> reader;
    private final double[] values = new double[VALUES];
    private long count;
    private String text = "";

    /** Creates a watch that ends with its owner, unless that is null. */
    Watch(String name, String place, @Nullable Task owner, Supplier<?> reader) {
        this.name = name;
        this.place = place;
        this.owner = owner;
        this.reader = reader;
    }

    /** Reads the value. */
    void observe() {
        Object found = reader.get();
        values[(int) (count++ % VALUES)] = found instanceof Double number ? number : Double.NaN;
        text = cut(format(found));
    }

    private static String format(@Nullable Object found) {
        return found instanceof Double number ? NumberRange.format(number) : String.valueOf(found);
    }

    private static String cut(String text) {
        return text.length() <= MAX_TEXT_LENGTH ? text : text.substring(0, MAX_TEXT_LENGTH) + "...";
    }

    boolean hasEnded() {
        return owner != null && !owner.isAlive();
    }

    /** Returns the name, as {@code boss hp}. */
    public String name() {
        return name;
    }

    /** Returns the line that created it, as {@code boss.lua:12}. */
    public String place() {
        return place;
    }

    /** Returns the last value as text of at most some 80 letters; empty before the first. */
    public String text() {
        return text;
    }

    /** Returns the number of values kept; 0 to 600. */
    public int size() {
        return (int) Math.min(count, VALUES);
    }

    /**
     * Returns a kept value; NaN if it was not a number.
     *
     * @param index 0 for the oldest value kept
     * @throws IndexOutOfBoundsException if the index is not below {@link #size}
     */
    public double value(int index) {
        if (index < 0 || index >= size()) throw new IndexOutOfBoundsException(index);
        return values[(int) ((count - size() + index) % VALUES)];
    }
}
