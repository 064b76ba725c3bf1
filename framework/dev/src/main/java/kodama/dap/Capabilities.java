package kodama.dap;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The capabilities of this debugger, in the form of the protocol. */
final class Capabilities {
    static final Map<String, Object> ALL = all();

    private Capabilities() {}

    private static Map<String, Object> all() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (String each : List.of(
                "supportsConfigurationDoneRequest",
                "supportsConditionalBreakpoints",
                "supportsHitConditionalBreakpoints",
                "supportsLogPoints",
                "supportsEvaluateForHovers",
                "supportsSetVariable",
                "supportsExceptionInfoRequest",
                "supportsRestartRequest",
                "supportsTerminateRequest",
                "supportTerminateDebuggee",
                "supportsDelayedStackTraceLoading")) all.put(each, true);
        all.put(
                "exceptionBreakpointFilters",
                List.of(
                        Map.of("filter", "uncaught", "label", "Script Errors", "default", true),
                        Map.of("filter", "caught", "label", "Errors Caught by pcall", "default", false)));
        return Map.copyOf(all);
    }
}
