package kodama.dap;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.Overlay;
import kodama.request.LoopRequests;

/**
 * A game to play for an editor, and the debugger's parts that are added to it.
 *
 * @param folder the game's folder
 * @param arguments further options of {@code kodama dev}
 * @param hook called after each frame
 * @param note overlay that shows a stop
 * @param out standard output
 * @param err error output
 * @param requests called with the queue by which the editor ends the game
 */
public record DebugLaunch(
        Path folder,
        List<String> arguments,
        FrameHook hook,
        Overlay note,
        PrintWriter out,
        PrintWriter err,
        Consumer<LoopRequests> requests) {}
