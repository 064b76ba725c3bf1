package kodama.dap;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.Overlay;
import kodama.request.LoopRequests;

/**
 * A game that an editor wants played, and what has to be built into it.
 *
 * @param folder the game's
 * @param arguments further options of {@code kodama dev}
 * @param hook called after each frame
 * @param note drawn over the game: says that it is held
 * @param out takes what is printed
 * @param err takes what is wrong
 * @param requests takes the queue by which the editor ends the game
 */
public record DebugLaunch(
        Path folder,
        List<String> arguments,
        FrameHook hook,
        Overlay note,
        PrintWriter out,
        PrintWriter err,
        Consumer<LoopRequests> requests) {}
