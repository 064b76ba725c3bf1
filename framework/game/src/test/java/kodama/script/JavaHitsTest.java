package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.geom.Hitbox;
import kodama.script.task.ScriptedTask;
import kodama.shot.ShotSpec;
import kodama.shot.look.ShotColor;
import kodama.shot.look.ShotShape;
import kodama.shot.look.ShotStyle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The events that Kodama sends to Java tasks. */
class JavaHitsTest extends InGame {
    private static final String TARGET = "spawn('" + Target.class.getName() + "', { x = 50, y = 50 })\n";

    /** Prints its events. */
    public static class Listener extends JavaTask {
        /** Created by scripts. */
        public Listener() {}

        @Override
        protected boolean update(double dt) {
            if (hitBy().isPresent()) say("still hit");
            return true;
        }

        @Override
        protected void onEvent(String event, @Nullable Object argument) {
            Object value = argument instanceof ScriptedTask task ? task.name() : argument;
            say(event + " " + value + hitBy().map(by -> " by " + by.name()).orElse(""));
        }

        final void say(String line) {
            context().log().info(line);
        }
    }

    /** A target. */
    public static final class Target extends Listener {
        /** Created by scripts. */
        public Target() {}

        @Override
        protected void start() {
            setName("target");
            setGroup("target");
            setHitbox(Hitbox.circle(4));
        }
    }

    /** Has a body that hits targets. */
    public static final class Body extends Listener {
        /** Created by scripts. */
        public Body() {}

        @Override
        protected void start() {
            setName("body");
            setHitbox(Hitbox.circle(4));
            put("hits", "target");
            put("damage", 3);
        }
    }

    /** Is grazed by shots. */
    public static final class Grazed extends Listener {
        /** Created by scripts. */
        public Grazed() {}

        @Override
        protected void start() {
            setGroup("grazed");
            setHitbox(Hitbox.circle(1));
            put("graze", 20);
        }
    }

    /** Fires a single shot without an owner. */
    public static final class Trap extends JavaTask {
        /** Created by scripts. */
        public Trap() {}

        @Override
        protected void start() {
            ShotStyle style = ShotStyle.of(ShotShape.PEARL, ShotColor.RED);
            ShotSpec spec =
                    ShotSpec.of(style).hits(game().groups("target")).damage(2).build();
            game().shots().fire(spec, x(), y(), 0, 1);
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aBodyHitPassesDamageAndBothTasks() {
        assertEquals(
                List.of("hit 3.0 by body", "touch target"),
                log(1, TARGET + "spawn('" + Body.class.getName() + "', { x = 50, y = 50 })\nwait_forever()"));
    }

    @Test
    void aShotHitPassesTheOwnerOfTheShot() {
        assertEquals(
                List.of("hit 1.0 by ship"),
                log(
                        5,
                        TARGET + "self.name = 'ship'\n"
                                + "shot.fire { from = self, x = 50, y = 50, angle = 0, speed = 1, hits = 'target' }\n"
                                + "wait_forever()"));
    }

    @Test
    void aShotWithoutAnOwnerHasNoAttacker() {
        assertEquals(
                List.of("hit 2.0"),
                log(5, TARGET + "spawn('" + Trap.class.getName() + "', { x = 50, y = 50 })\nwait_forever()"));
    }

    @Test
    void aGrazeIsReportedWithItsPosition() {
        assertEquals(
                List.of("graze 60.0"),
                log(
                        1,
                        "spawn('" + Grazed.class.getName() + "', { x = 50, y = 50 })\n"
                                + "shot.fire { x = 60, y = 50, angle = 0, speed = 0, hits = 'grazed' }\n"
                                + "wait_forever()"));
    }
}
