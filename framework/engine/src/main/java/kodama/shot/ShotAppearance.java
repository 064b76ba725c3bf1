package kodama.shot;

import java.util.function.Supplier;
import kodama.shot.look.LookProperty;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotLook;
import kodama.shot.look.StyleChange;
import org.jspecify.annotations.Nullable;

/**
 * The properties in which single shots differ from their looks: a column for each, allocated when a shot first sets it.
 * NaN is the value of the look. Only the numbers of shots with {@link ShotTraits#OWN_LOOK} are defined.
 */
final class ShotAppearance {
    private final Supplier<SparseColumn> newColumn;
    /** By ordinal of the {@link LookProperty}; null until a shot sets it. */
    private final @Nullable SparseColumn[] columns = new @Nullable SparseColumn[LookProperty.COUNT];

    private final OwnLook own = new OwnLook();

    /**
     * Creates the appearance of shots without properties of their own.
     *
     * @param newColumn creates a column whose numbers are NaN
     */
    ShotAppearance(Supplier<SparseColumn> newColumn) {
        this.newColumn = newColumn;
    }

    /** Initializes a shot that is about to set its first property. */
    void begin(int shot) {
        for (SparseColumn column : columns) if (column != null) column.set(shot, Double.NaN);
    }

    void set(int shot, LookProperty property, double value) {
        int at = property.ordinal();
        SparseColumn column = columns[at];
        if (column == null) columns[at] = column = newColumn.get();
        column.set(shot, value);
    }

    /** Returns the own value of a shot, or that of its look. */
    double get(int shot, LookProperty property, ShotLook look) {
        SparseColumn column = columns[property.ordinal()];
        double value = column == null ? Double.NaN : column.get(shot);
        return Double.isNaN(value) ? look.get(property) : value;
    }

    /** Returns all own properties of a shot, in an object that the next call reuses. */
    OwnLook get(int shot) {
        for (int i = 0; i < columns.length; i++) {
            SparseColumn column = columns[i];
            if (column != null) own.set(LookProperty.of(i), column.get(shot));
        }
        return own;
    }

    /** Resets the properties in which a shot's new look differs from the one before. */
    void changeLook(int shot, ShotLook before, ShotLook after) {
        for (int i = 0; i < columns.length; i++) {
            LookProperty property = LookProperty.of(i);
            if (before.get(property) != after.get(property)) reset(shot, property);
        }
        if (before.spin() != after.spin()) reset(shot, LookProperty.ROTATION);
    }

    /** Resets the properties that a change replaces. */
    void reset(int shot, StyleChange change) {
        for (int i = 0; i < columns.length; i++) {
            LookProperty property = LookProperty.of(i);
            if (change.replaces(property)) reset(shot, property);
        }
    }

    private void reset(int shot, LookProperty property) {
        SparseColumn column = columns[property.ordinal()];
        if (column != null) column.set(shot, Double.NaN);
    }

    /** Returns the pass in which a shot is drawn. */
    int pass(int shot, ShotLook look) {
        int layer = (int) get(shot, LookProperty.LAYER, look);
        return ShotLook.pass(layer, get(shot, LookProperty.BLEND, look) == 0);
    }

    boolean glows(int shot, ShotLook look) {
        return get(shot, LookProperty.GLOW, look) > 0;
    }
}
