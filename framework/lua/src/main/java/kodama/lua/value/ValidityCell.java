package kodama.lua.value;

/**
 * The validity of a machine's cached {@code __index} chains. When a table of such a chain changes, the cell is
 * invalidated for good, and the machine gets a new one.
 */
public final class ValidityCell {

    private boolean isOver;

    ValidityCell() {}

    /**
     * Whether a table has changed since the cell was created.
     *
     * @return true if chains that were cached with it must be checked again
     */
    public boolean isInvalid() {
        return isOver;
    }

    void invalidate() {
        isOver = true;
    }
}
