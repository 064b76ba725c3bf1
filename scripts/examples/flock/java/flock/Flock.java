package flock;

import java.util.ArrayList;
import java.util.List;
import kodama.script.JavaTask;

/**
 * A flock of birds, which are its children.
 *
 * <p>This is the class that Lua spawns by name. Fields:
 *
 * <ul>
 *   <li>{@code birds}: how many there are
 *   <li>{@code x}, {@code y}: where they are drawn to; may be moved at any time
 * </ul>
 *
 * <p>Owned by the game thread; what birds ask of it while they prepare does not change meanwhile.
 */
public final class Flock extends JavaTask {
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private final List<Bird> birds = new ArrayList<>();
    private double goalX;
    private double goalY;

    /** Makes a flock without birds; they come when it is spawned. */
    public Flock() {}

    @Override
    protected void start() {
        lookAtGoal();
        int count = (int) number("birds", 100);
        for (int i = 0; i < count; i++) addBird(0.4 + i % 11 * 0.25, i * GOLDEN_ANGLE, 6 * Math.sqrt(i));
    }

    private void addBird(double eagerness, double turn, double distance) {
        Bird bird = new Bird(this, eagerness, goalX + distance * Math.cos(turn), goalY + distance * Math.sin(turn));
        if (tasks().spawn(bird, priority(), this)) birds.add(bird);
    }

    /** The table belongs to one thread, so birds are given what it says as plain numbers. */
    private void lookAtGoal() {
        goalX = x();
        goalY = y();
    }

    @Override
    protected boolean update(double dt) {
        lookAtGoal();
        return true;
    }

    List<Bird> birds() {
        return birds;
    }

    double goalX() {
        return goalX;
    }

    double goalY() {
        return goalY;
    }
}
