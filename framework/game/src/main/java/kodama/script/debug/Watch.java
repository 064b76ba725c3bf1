package kodama.script.debug;

import java.util.function.Supplier;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Something that is looked at once a frame: as a text, and if it is a number with its last 600 values.
 *
 * <p>Owned by the game thread.
 */
public final class Watch {
    /** So many values are kept: ten seconds of them. */
    public static final int VALUES = 600;

    private static final int LONGEST_TEXT = 80;

    private final String name;
    private final String place;
    private final @Nullable Task owner;
    private final Supplier<?> look;
    private final double[] values = new double[VALUES];
    private long count;
    private String text = "";

    /** One that ends with its owner, if it has one. */
    Watch(String name, String place, @Nullable Task owner, Supplier<?> look) {
        this.name = name;
        this.place = place;
        this.owner = owner;
        this.look = look;
    }

    /** Looks once. */
    void observe() {
        Object found = look.get();
        values[(int) (count++ % VALUES)] = found instanceof Double number ? number : Double.NaN;
        text = cut(told(found));
    }

    private static String told(@Nullable Object found) {
        return found instanceof Double number ? NumberRange.format(number) : String.valueOf(found);
    }

    private static String cut(String told) {
        return told.length() <= LONGEST_TEXT ? told : told.substring(0, LONGEST_TEXT) + "...";
    }

    boolean hasEnded() {
        return owner != null && !owner.isAlive();
    }

    /** As {@code boss hp}. */
    public String name() {
        return name;
    }

    /** Where it was made, as {@code boss.lua:12}. */
    public String place() {
        return place;
    }

    /** What was seen last, at most some 80 letters; empty before the first look. */
    public String text() {
        return text;
    }

    /** How many values are kept; 0 to 600. */
    public int size() {
        return (int) Math.min(count, VALUES);
    }

    /**
     * A value that was seen; NaN if it was not a number.
     *
     * @param index 0 for the oldest that is kept
     * @throws IndexOutOfBoundsException if the index is not below {@link #size}
     */
    public double value(int index) {
        if (index < 0 || index >= size()) throw new IndexOutOfBoundsException(index);
        return values[(int) ((count - size() + index) % VALUES)];
    }
}
