package kodama.lua.translate;

/**
 * Who looks on while a translated function runs.
 *
 * @param exposesVariables whether other functions may look at its variables while it calls them
 * @param reportsOperands whether it tells {@code CallStubs.met} what it meets where it uses tables and calls functions
 */
public record Instrumentation(boolean exposesVariables, boolean reportsOperands) {
    /**
     * Those that need not be told.
     *
     * @return the same without them that hear
     */
    public Instrumentation withoutReports() {
        return new Instrumentation(exposesVariables, false);
    }
}
