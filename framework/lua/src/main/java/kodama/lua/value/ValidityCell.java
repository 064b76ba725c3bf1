package kodama.lua.value;

/**
 * How the tables of a machine inherit from one another, until one of those on which a way was remembered changes in
 * that: then there is a new one of these, and all ways remembered under the old one are in doubt.
 */
public final class ValidityCell {

    private boolean isOver;

    ValidityCell() {}

    /**
     * Whether something has changed since.
     *
     * @return true if ways remembered under it are in doubt
     */
    public boolean isInvalid() {
        return isOver;
    }

    void invalidate() {
        isOver = true;
    }
}
