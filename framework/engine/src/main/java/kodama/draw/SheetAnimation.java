package kodama.draw;

import java.util.List;

/**
 * An animation of a sheet, as its file describes it: a tag of Aseprite, for example. Immutable.
 *
 * @param name its name
 * @param frames indexes of its frames, from 0; at least one
 * @param direction the order in which they are shown
 * @param repeat how often they are shown, 0 for an endless animation; in ping-pong, each direction counts
 */
public record SheetAnimation(String name, List<Integer> frames, PlayDirection direction, int repeat) {
    public SheetAnimation {
        frames = List.copyOf(frames);
        if (frames.isEmpty()) throw new IllegalArgumentException("animation '" + name + "' must have a frame");
    }
}
