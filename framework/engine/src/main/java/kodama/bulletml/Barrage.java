package kodama.bulletml;

import java.util.List;
import java.util.Map;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.Fire;

/**
 * The contents of a BulletML file.
 *
 * <p>Labels may be defined anywhere in a file, also inside other elements; the first of several equal ones is used.
 *
 * @param file its name, for messages
 * @param isHorizontal whether it was written for a game that scrolls sideways; 0 degrees is up either way
 * @param tops the actions that are run at the same time: those of the top level whose label begins with {@code top}
 * @param actions by their labels, in the order of the file
 * @param bullets by their labels, in the order of the file
 * @param fires by their labels, in the order of the file
 * @param warnings harmless mistakes, such as a reference to an undefined label; each begins with file and line
 */
public record Barrage(
        String file,
        boolean isHorizontal,
        List<Action> tops,
        Map<String, Action> actions,
        Map<String, Bullet> bullets,
        Map<String, Fire> fires,
        List<String> warnings) {}
