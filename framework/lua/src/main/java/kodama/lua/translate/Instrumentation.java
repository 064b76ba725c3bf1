package kodama.lua.translate;

/**
 * What a translated function exposes to debuggers and tools.
 *
 * @param exposesVariables whether other functions may inspect its variables while it calls them
 * @param reportsOperands whether it reports, by {@code CallStubs.reportOperand}, each table and function that it uses
 */
public record Instrumentation(boolean exposesVariables, boolean reportsOperands) {
    /**
     * Returns the same without reports.
     *
     * @return the same visibility of variables
     */
    public Instrumentation withoutReports() {
        return new Instrumentation(exposesVariables, false);
    }
}
