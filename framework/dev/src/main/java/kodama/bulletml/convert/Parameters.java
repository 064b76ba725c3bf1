package kodama.bulletml.convert;

import java.util.ArrayList;
import java.util.List;
import kodama.bulletml.Amount;
import kodama.bulletml.Command;
import kodama.bulletml.Command.Accel;
import kodama.bulletml.Command.Action;
import kodama.bulletml.Command.ActionRef;
import kodama.bulletml.Command.Ammunition;
import kodama.bulletml.Command.Bullet;
import kodama.bulletml.Command.BulletRef;
import kodama.bulletml.Command.ChangeDirection;
import kodama.bulletml.Command.ChangeSpeed;
import kodama.bulletml.Command.Fire;
import kodama.bulletml.Command.FireRef;
import kodama.bulletml.Command.Repeat;
import kodama.bulletml.Command.Wait;
import kodama.bulletml.Expression;
import org.jspecify.annotations.Nullable;

/** How many parameters a part of a file reads, with what stands inline in it. */
final class Parameters {
    private int most;

    private Parameters() {}

    static int of(Command command) {
        Parameters parameters = new Parameters();
        parameters.look(command);
        return parameters.most;
    }

    static int of(Bullet bullet) {
        Parameters parameters = new Parameters();
        parameters.look(bullet);
        return parameters.most;
    }

    /** The names of so many. */
    static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 1; i <= count; i++) names.add("p" + i);
        return names;
    }

    private void look(List<Command> commands) {
        for (Command command : commands) look(command);
    }

    private void look(Command command) {
        if (command instanceof Action action) look(action.commands());
        else if (command instanceof ActionRef ref) lookAt(ref.parameters());
        else if (command instanceof FireRef ref) lookAt(ref.parameters());
        else if (command instanceof Repeat repeat) look(repeat);
        else if (command instanceof Fire fire) look(fire);
        else if (command instanceof Wait wait) look(wait.ticks());
        else if (command instanceof ChangeDirection change) look(change.direction(), change.term());
        else if (command instanceof ChangeSpeed change) look(change.speed(), change.term());
        else if (command instanceof Accel accel) look(accel);
    }

    private void look(Repeat repeat) {
        look(repeat.times());
        look(repeat.actions());
    }

    private void look(Fire fire) {
        look(fire.direction());
        look(fire.speed());
        Ammunition ammunition = fire.ammunition();
        if (ammunition instanceof Bullet bullet) look(bullet);
        else lookAt(((BulletRef) ammunition).parameters());
    }

    private void look(Bullet bullet) {
        look(bullet.direction());
        look(bullet.speed());
        look(bullet.actions());
    }

    private void look(Accel accel) {
        look(accel.horizontal());
        look(accel.vertical(), accel.term());
    }

    private void look(@Nullable Amount amount, Expression further) {
        look(amount);
        look(further);
    }

    private void look(@Nullable Amount amount) {
        if (amount != null) look(amount.value());
    }

    private void lookAt(List<Expression> expressions) {
        for (Expression expression : expressions) look(expression);
    }

    private void look(Expression expression) {
        if (expression instanceof Expression.Parameter parameter) most = Math.max(most, parameter.number());
        else if (expression instanceof Expression.Negative negative) look(negative.of());
        else if (expression instanceof Expression.Binary both) {
            look(both.left());
            look(both.right());
        }
    }
}
