package kodama.script.debug;

import kodama.lua.bind.Value;

/**
 * A value of the game that developers can change while it runs: a number, a boolean, or one of several words. {@link
 * Tunes} changes it.
 *
 * <p>Owned by the game thread.
 */
public final class Tune {
    /** Frames without a change after which a value is saved; a slider passes many values on its way. */
    private static final int SETTLE_FRAMES = 30;

    private final String name;
    private final TuneRange range;
    private final String place;
    private final Value inCode;

    // the limits as given in the script; NaN if not given
    final double min;
    final double max;
    final double step;

    /** The value in the script's file; after it was written back, it differs from the running code. */
    private Object inFile;

    private Object value;
    private Value inForce;
    private boolean isMoving;
    private int framesUnchanged;
    private boolean hasReportedConflict;

    Tune(String name, Object value, TuneDefinition definition, String place) {
        this.name = name;
        this.range = definition.range();
        this.min = definition.min();
        this.max = definition.max();
        this.step = definition.step();
        this.place = place;
        this.value = value;
        inFile = value;
        inCode = Value.ofObject(value);
        inForce = inCode;
    }

    /** Returns the name, as {@code player.speed}. */
    public String name() {
        return name;
    }

    /** Returns the line of the script that defines it, as {@code player.lua:12}. */
    public String place() {
        return place;
    }

    /** Returns the possible values. */
    public TuneRange range() {
        return range;
    }

    /** Returns the current value: a Double, Boolean or String. */
    public Object value() {
        return value;
    }

    /** Returns the script's value, of the same type. */
    public Object scriptValue() {
        return inFile;
    }

    /** Returns the current value for a person, as {@code 2.5}, {@code true} or {@code easy}. */
    public String text() {
        return range.text(value);
    }

    /** Returns the script's value for a person. */
    public String scriptText() {
        return range.text(inFile);
    }

    /** Returns whether the current value differs from the script's. */
    public boolean isChanged() {
        return !value.equals(inFile);
    }

    /** Returns the current value for scripts. */
    Value luaValue() {
        return inForce;
    }

    /** Returns the value in the definition of the running code. */
    Value declaredValue() {
        return inCode;
    }

    /**
     * Parses a value.
     *
     * @throws IllegalArgumentException if it is not one of the possible values; the message contains the name and the
     *     bounds
     */
    Object read(String text) {
        try {
            return range.read(text);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(name + " " + wrong.getMessage(), wrong);
        }
    }

    void put(Object other) {
        value = other;
        inForce = Value.ofObject(other);
        framesUnchanged = 0;
    }

    /** Marks the value as moving; returns false if it was already. */
    boolean startMoving() {
        boolean begins = !isMoving;
        isMoving = true;
        return begins;
    }

    /** Counts a frame; returns whether the value has not changed for long enough. */
    boolean hasSettled() {
        return ++framesUnchanged >= SETTLE_FRAMES;
    }

    void stopMoving() {
        isMoving = false;
    }

    /** Called when the current value was written to the file. */
    void markWritten() {
        inFile = value;
    }

    /** Returns true for the first conflict with a definition elsewhere. */
    boolean markConflict() {
        boolean first = !hasReportedConflict;
        hasReportedConflict = true;
        return first;
    }
}
