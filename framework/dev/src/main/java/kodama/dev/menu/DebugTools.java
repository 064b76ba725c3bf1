package kodama.dev.menu;

import java.util.function.Supplier;
import kodama.dev.play.Playback;
import kodama.dev.portal.DevRequests;

/**
 * What the debug menu works with.
 *
 * @param playback holds the game and steps it
 * @param sight what is shown over the game
 * @param requests asks for resets
 * @param phases tells the phases that the program went through of late
 * @param times tells how long the last start or reset took
 * @param notes where tasks are written down
 * @param openOptions opens the screen on which players choose
 * @param crashReport writes a report of the game as it stands; answers in a sentence where it is
 */
public record DebugTools(
        Playback playback,
        SightTools sight,
        DevRequests requests,
        Supplier<String> phases,
        Supplier<String> times,
        TaskNotes notes,
        Runnable openOptions,
        Supplier<String> crashReport) {}
