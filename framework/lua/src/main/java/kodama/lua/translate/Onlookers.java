package kodama.lua.translate;

/**
 * Who looks on while a translated function runs.
 *
 * @param seeVariables whether other functions may look at its variables while it calls them
 * @param hearOfMeetings whether it tells {@code CallPaths.met} what it meets where it uses tables and calls functions
 */
public record Onlookers(boolean seeVariables, boolean hearOfMeetings) {
    /**
     * Those that need not be told.
     *
     * @return the same without them that hear
     */
    public Onlookers silent() {
        return new Onlookers(seeVariables, false);
    }
}
