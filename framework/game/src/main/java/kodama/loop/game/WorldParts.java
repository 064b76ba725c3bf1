package kodama.loop.game;

import java.util.List;
import kodama.loop.GameProject;
import kodama.loop.Subsystem;
import kodama.script.LastingParts;
import kodama.script.debug.Holder;

/**
 * What a world is built of.
 *
 * @param project the game as it is now
 * @param subsystems those that the game has brought along and that are open
 * @param lasting what worlds leave behind for the next one
 * @param holder holds the game at a line
 */
public record WorldParts(GameProject project, List<Subsystem> subsystems, LastingParts lasting, Holder holder) {}
