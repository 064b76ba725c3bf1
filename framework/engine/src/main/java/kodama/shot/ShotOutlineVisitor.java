package kodama.shot;

/** Visits the collision outlines of shots. */
@FunctionalInterface
public interface ShotOutlineVisitor {
    /**
     * Visits one shot.
     *
     * @param x x of the center; in virtual pixels
     * @param y y of the center, increasing downward; in virtual pixels
     * @param radius of the outline; in virtual pixels
     * @param stepX horizontal displacement per tick; in virtual pixels
     * @param stepY vertical displacement per tick; in virtual pixels
     */
    void visit(double x, double y, double radius, double stepX, double stepY);
}
