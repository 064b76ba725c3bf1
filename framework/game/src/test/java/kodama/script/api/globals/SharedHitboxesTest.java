package kodama.script.api.globals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import kodama.geom.Hitbox;
import kodama.lua.bind.Value;
import org.junit.jupiter.api.Test;

class SharedHitboxesTest {
    private final SharedHitboxes hitboxes = new SharedHitboxes();

    private Value circle(double radius) {
        return hitboxes.get("circle", radius, 0, 0, () -> Hitbox.circle(radius));
    }

    private Value box(double width, double height) {
        return hitboxes.get("box", width, height, 0, () -> Hitbox.box(width, height));
    }

    @Test
    void equalHitboxesAreTheSame() {
        assertSame(circle(8), circle(8));
        assertSame(box(8, 4), box(8, 4));
    }

    @Test
    void differentHitboxesAreNotShared() {
        assertNotSame(circle(8), circle(9));
        assertNotSame(box(8, 0), circle(8));
        assertNotSame(box(8, 4), box(4, 8));
    }

    @Test
    void eachOfVeryManyHitboxesHasItsOwnSize() {
        for (int radius = 0; radius < 5_000; radius++)
            assertEquals(
                    "circle(" + (double) radius + ")",
                    String.valueOf(circle(radius).object()));
    }
}
