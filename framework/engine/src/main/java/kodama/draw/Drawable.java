package kodama.draw;

/** Something that can put its picture into a draw list. */
@FunctionalInterface
public interface Drawable {
    /**
     * Adds this thing's commands.
     *
     * @param list where to draw; valid during the call only
     */
    void draw(DrawList list);
}
