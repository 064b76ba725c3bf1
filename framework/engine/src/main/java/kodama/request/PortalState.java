package kodama.request;

/**
 * Where the debug portal was left: kept for the life of the process, so that a reset comes back to the same entry.
 *
 * @param entry the identity of the chosen entry; empty at first
 * @param scroll the number of the first row on screen
 * @param search what was typed to search
 */
public record PortalState(String entry, int scroll, String search) {
    /** Nothing chosen yet. */
    public static final PortalState INITIAL = new PortalState("", 0, "");
}
