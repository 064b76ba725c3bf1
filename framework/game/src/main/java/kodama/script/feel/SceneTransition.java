package kodama.script.feel;

import kodama.draw.DrawList;
import kodama.draw.effect.Mosaic;
import kodama.draw.effect.Transition;

/**
 * Covers the picture before the scene changes, while the tasks of the old scene stand still, and uncovers it when the
 * new scene is built. Durations are in ticks of the clock. Owned by the game thread.
 */
public final class SceneTransition {
    /**
     * What a transition looks like.
     *
     * @param ticks ticks in which the picture is covered, and in which it is uncovered again; at least 1
     * @param color {@code 0xRRGGBB}
     * @param x center of an iris, in pixels from the left
     * @param y center of an iris, in pixels from the top
     * @param direction where a wipe moves, in degrees
     */
    public record Look(TransitionKind kind, int ticks, int color, double x, double y, double direction) {}

    private enum State {
        NONE,
        CLOSING,
        OPENING
    }

    private static final int OPAQUE = 0xFF000000;
    private static final double HALF_TURN = 180;

    /** Largest block of a mosaic, as a part of the picture's height. */
    private static final int BLOCKS = 12;

    private final int width;
    private final int height;
    private Look look = new Look(TransitionKind.FADE, 1, 0, 0, 0, 0);
    private State state = State.NONE;
    /** Ticks in which the picture was covered, up to those of the look. */
    private int covered;
    /** Whether a tick has shown nothing but the cover. */
    private boolean isShut;

    /** Creates a transition for pictures of a size, which covers nothing. */
    public SceneTransition(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Begins to cover the picture; one that is still covered in part goes on from there. */
    public void close(Look next) {
        covered = (int) ((long) covered * next.ticks / look.ticks);
        look = next;
        isShut = false;
        state = State.CLOSING;
    }

    /** Returns whether the old scene must stay until the picture is covered. */
    public boolean isClosing() {
        return state == State.CLOSING && !isShut;
    }

    /** Returns whether the tasks of the scene stand still. */
    public boolean holdsScene() {
        return state == State.CLOSING;
    }

    /** Begins to uncover the picture, at the change of scene. */
    public void open() {
        if (state == State.CLOSING) state = State.OPENING;
    }

    /**
     * Begins a tick.
     *
     * @param isBuilding whether the new scene is being built; then the picture stays covered
     */
    public void beginTick(boolean isBuilding) {
        if (state == State.CLOSING) {
            isShut = covered == look.ticks;
            if (!isShut) covered++;
        }
        if (state == State.OPENING && !isBuilding && covered > 0) covered--;
        if (state == State.OPENING && covered == 0) state = State.NONE;
    }

    /** Adds the cover to the end of a picture. */
    public void draw(DrawList list) {
        if (state == State.NONE || covered == 0) return;
        list.camera(0, 0);
        double amount = (double) covered / look.ticks;
        if (amount == 1) list.fill(OPAQUE | look.color);
        else draw(list, amount);
    }

    private void draw(DrawList list, double amount) {
        switch (look.kind) {
            case FADE -> fade(list, amount);
            case WIPE -> list.effect(Transition.wipe(look.color, amount, direction()));
            case IRIS -> list.effect(Transition.iris(look.color, amount, look.x, look.y));
            case MOSAIC -> mosaic(list, amount);
            default -> doors(list, amount);
        }
    }

    /** The color leaves where it was moving. */
    private double direction() {
        return state == State.OPENING ? look.direction + HALF_TURN : look.direction;
    }

    private void fade(DrawList list, double amount) {
        list.fill((int) (amount * 255 + 0.5) << 24 | look.color);
    }

    private void mosaic(DrawList list, double amount) {
        double largest = Math.min(256, Math.max(2, height / BLOCKS));
        list.effect(new Mosaic(1 + (int) ((largest - 1) * amount)));
        if (amount > 0.5) fade(list, 2 * amount - 1);
    }

    private void doors(DrawList list, double amount) {
        double door = Math.ceil(width * amount / 2);
        list.rect(0, 0, door, height, OPAQUE | look.color);
        list.rect(width - door, 0, door, height, OPAQUE | look.color);
    }
}
