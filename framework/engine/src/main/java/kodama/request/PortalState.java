package kodama.request;

/**
 * State of the portal: kept as long as the process runs, so that a reset returns to the same entry.
 *
 * @param entry identity of the selected entry; initially empty
 * @param scroll number of the first visible row
 * @param search text in the search field
 */
public record PortalState(String entry, int scroll, String search) {
    /** The initial state, without a selection. */
    public static final PortalState INITIAL = new PortalState("", 0, "");
}
