package kodama.dev.overlay;

import java.util.function.Supplier;
import kodama.dev.portal.DevRequests;

/**
 * The tools that the debug menu uses.
 *
 * @param phases the program's recent phases
 * @param times duration of the last start or reset
 * @param openOptions opens the player's options screen
 * @param crashReport writes a report of the game's current state and returns a message
 */
public record DebugTools(
        Playback playback,
        ViewTools views,
        DevRequests requests,
        Supplier<String> phases,
        Supplier<String> times,
        TaskDumpFile notes,
        Runnable openOptions,
        Supplier<String> crashReport) {}
