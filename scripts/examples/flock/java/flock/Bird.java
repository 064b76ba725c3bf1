package flock;

import kodama.draw.DrawList;
import kodama.draw.Drawable;
import kodama.task.Preparable;
import kodama.task.Task;

/**
 * A bird that stays near its neighbors, avoids birds that are too close, and flies toward the goal of the flock.
 *
 * <p>Observing all others is the expensive part, so all birds do it in parallel in {@link #prepare}. There they only
 * read the position and speed of others, which do not change during that time, and write their own desired change of
 * speed. {@link #update} then applies it.
 */
final class Bird extends Task implements Preparable, Drawable {
    private static final double SIGHT = 30;
    private static final double TOO_NEAR = 10;
    private static final double SLOWEST = 50;
    private static final double FASTEST = 120;
    private static final double WING = 1.8;
    private static final int COLOR = 0xFF100810;

    private final Flock flock;
    private final double eagerness;

    // written by update(), read by all birds
    private double x;
    private double y;
    private double speedX = SLOWEST;
    private double speedY;

    // written and read only by this bird
    private double wantX;
    private double wantY;

    /** @param eagerness strength of the attraction to the goal of the flock; 1 is strong */
    Bird(Flock flock, double eagerness, double x, double y) {
        this.flock = flock;
        this.eagerness = eagerness;
        this.x = x;
        this.y = y;
        setDrawn(true);
    }

    @Override
    public void prepare(double dt) {
        wantX = eagerness * (flock.goalX() - x);
        wantY = eagerness * (flock.goalY() - y);
        for (Bird other : flock.birds()) if (other != this) observe(other);
    }

    private void observe(Bird other) {
        double dx = other.x - x;
        double dy = other.y - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (distance > SIGHT) return;
        double fear = distance < TOO_NEAR ? 10 * (TOO_NEAR - distance) / (distance + 0.1) : 0;
        wantX += 0.05 * (other.speedX - speedX) - fear * dx;
        wantY += 0.05 * (other.speedY - speedY) - fear * dy;
    }

    @Override
    protected boolean update(double dt) {
        speedX += wantX * dt;
        speedY += wantY * dt;
        keepSpeed();
        x += speedX * dt;
        y += speedY * dt;
        return true;
    }

    private void keepSpeed() {
        double speed = Math.sqrt(speedX * speedX + speedY * speedY);
        if (speed == 0) return;
        double kept = Math.max(SLOWEST, Math.min(FASTEST, speed)) / speed;
        speedX *= kept;
        speedY *= kept;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    @Override
    public void draw(DrawList list) {
        double ahead = WING / Math.sqrt(speedX * speedX + speedY * speedY + 1);
        double dx = speedX * ahead;
        double dy = speedY * ahead;
        list.line(x + dx, y + dy, x - dx - dy, y - dy + dx, COLOR);
        list.line(x + dx, y + dy, x - dx + dy, y - dy - dx, COLOR);
    }
}
