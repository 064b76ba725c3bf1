package kodama.bulletml;

import java.util.List;
import java.util.Map;
import kodama.bulletml.BarrageCommand.Action;
import kodama.bulletml.BarrageCommand.Bullet;
import kodama.bulletml.BarrageCommand.Fire;

/**
 * What a BulletML file says.
 *
 * <p>Labels may stand anywhere in a file, also inside of other elements; of two that are the same the first counts.
 *
 * @param file its name, for messages
 * @param isHorizontal whether it was written for a screen that scrolls sideways; 0 degrees are up all the same
 * @param tops the actions that are played, all at once: those of the first level whose label begins with {@code top}
 * @param actions by their labels, in the order of the file
 * @param bullets by their labels, in the order of the file
 * @param fires by their labels, in the order of the file
 * @param warnings what makes no sense but does no harm, such as a label that is nowhere; each begins with file and line
 */
public record Barrage(
        String file,
        boolean isHorizontal,
        List<Action> tops,
        Map<String, Action> actions,
        Map<String, Bullet> bullets,
        Map<String, Fire> fires,
        List<String> warnings) {}
