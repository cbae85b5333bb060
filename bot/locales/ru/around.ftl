## Players who are away, and limits.

remind = { $names }: ваш ход, осталось { $time }.
kick-yourself = Сами вы можете сдаться: /resign
kick-early = Пока играют двое, соперника можно убрать, только если он не ходит уже { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}. Раньше это может админ чата.
kick-votes = Убрать из игры: { $name }? Голосов { $votes } из { $enough }. За: /kick
block-list = Вы не принимаете вызовов от: { $names }. Принимать снова: /unblock @имя
block-none = Вы принимаете вызовы от всех. Не принимать: /block @имя
block-full = Больше { $count } человек заблокировать нельзя.
unblock-not = «{ $name }» нет среди тех, от кого вы не принимаете вызовов. Список: /block
too-many-offers-here = В этом чате уже ждут ответа предложения: { $count }. Присоединитесь к одному из них.
too-many-in-a-row = Слишком много предложений подряд. Подождите несколько минут.
