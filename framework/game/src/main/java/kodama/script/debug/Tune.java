package kodama.script.debug;

import kodama.lua.bind.Value;

/**
 * A value of the game that can be turned while it runs: a number, a boolean, or one of some words. {@link Tunes} turns
 * it.
 *
 * <p>Owned by the game thread.
 */
public final class Tune {
    /** So many frames a value rests before it is kept: a slider passes many that no one wants. */
    private static final int REST = 30;

    private final String name;
    private final TuneRange scale;
    private final String place;
    private final Value inCode;

    // the limits as the script gives them; NaN for one that it leaves out
    final double min;
    final double max;
    final double step;

    /** What the file says; after it was written back, not what the running code says. */
    private Object inFile;

    private Object value;
    private Value inForce;
    private boolean isMoving;
    private int restedFrames;
    private boolean isConflictTold;

    Tune(String name, Object value, TuneDefinition declared, String place) {
        this.name = name;
        this.scale = declared.scale();
        this.min = declared.min();
        this.max = declared.max();
        this.step = declared.step();
        this.place = place;
        this.value = value;
        inFile = value;
        inCode = Value.ofObject(value);
        inForce = inCode;
    }

    /** As {@code player.speed}. */
    public String name() {
        return name;
    }

    /** Where the script makes it, as {@code player.lua:12}. */
    public String place() {
        return place;
    }

    /** What values it can have. */
    public TuneRange scale() {
        return scale;
    }

    /** The value in force: a Double, Boolean or String. */
    public Object value() {
        return value;
    }

    /** The script's value, of the same type. */
    public Object scriptValue() {
        return inFile;
    }

    /** The value in force for a person, as {@code 2.5}, {@code true} or {@code easy}. */
    public String text() {
        return scale.text(value);
    }

    /** The script's value for a person. */
    public String scriptText() {
        return scale.text(inFile);
    }

    /** Whether another value is in force than the script's. */
    public boolean isChanged() {
        return !value.equals(inFile);
    }

    /** The value in force as scripts get it. */
    Value luaValue() {
        return inForce;
    }

    /** The value with which the running code makes it. */
    Value declaredValue() {
        return inCode;
    }

    /**
     * What a text stands for.
     *
     * @throws IllegalArgumentException if that is none of its values; names it and its bounds
     */
    Object read(String text) {
        try {
            return scale.read(text);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(name + " " + wrong.getMessage(), wrong);
        }
    }

    void put(Object other) {
        value = other;
        inForce = Value.ofObject(other);
        restedFrames = 0;
    }

    /** Begins to move; false if it does already. */
    boolean startMoving() {
        boolean begins = !isMoving;
        isMoving = true;
        return begins;
    }

    /** A frame goes by; answers whether the value has rested long enough. */
    boolean hasSettled() {
        return ++restedFrames >= REST;
    }

    void stopMoving() {
        isMoving = false;
    }

    /** The file says now what is in force. */
    void markWritten() {
        inFile = value;
    }

    /** Whether this is the first time that code elsewhere is found to disagree. */
    boolean markConflict() {
        boolean first = !isConflictTold;
        isConflictTold = true;
        return first;
    }
}
